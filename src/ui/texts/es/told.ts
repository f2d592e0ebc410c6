/** @file Spanish: what the workers say. */
import type { Told } from '../../language/tell.ts';

export const told: Told = {
  sentences: {
    emptyFile: '«{1}» está vacío. Compruebe que se guardó y añádalo de nuevo.',
    noText: '«{1}» no contiene texto. Añada un archivo con texto.',
    tooManyBytes:
      '«{1}» ocupa {2} MB; los archivos de esta clase pueden ocupar hasta {3} MB. Divídalo y añada las partes.',
    tooManyCharacters:
      '«{1}» tiene {2} millones de caracteres; un documento puede tener {3} millones. Divídalo y añada las partes.',
    password: '«{1}» está protegido con contraseña. Guarde una copia sin contraseña y añádala.',
    copyProtected:
      '«{1}» está protegido contra copia (DRM) y solo se abre en el lector para el que se compró. Añada una copia sin protección, si puede tenerla.',
    damagedPdf:
      '«{1}» está dañado o incompleto: no se puede leer ninguna página. Descárguelo o expórtelo de nuevo y añada la copia nueva.',
    noTextLayer:
      '«{1}» no tiene capa de texto: sus páginas son imágenes. Pásele un reconocimiento de texto (OCR), por ejemplo en una aplicación de escaneo, y añada el resultado.',
    noLetters:
      '«{1}» muestra texto, pero sus fuentes no dicen qué letras son. Pásele un reconocimiento de texto (OCR), por ejemplo en una aplicación de escaneo, y añada el resultado.',
    otherInside:
      '«{1}» no es por dentro un archivo {2}, diga lo que diga su nombre. Puede estar dañado o incompleto: ábralo en su programa, guárdelo de nuevo y añada la copia nueva.',
    damagedPackage:
      'No se pudo leer «{1}»: puede estar dañado o incompleto. Ábralo en su programa, guárdelo de nuevo y añada la copia nueva.',
    damagedArchive: '«{1}» está dañado o incompleto. Descárguelo o comprímalo de nuevo y añada la copia nueva.',
    leftOut: '«{1}» se omitió: las imágenes, los sonidos, las películas y los programas no contienen texto legible.',
    unreadable: 'No se pudo leer {1}: puede estar dañado. Guárdelo de nuevo y vuelva a añadirlo.',

    notebookGone: 'Este cuaderno ya no está aquí. Elija otro de la lista.',
    documentGone: 'Este documento ya no está en el cuaderno. Añada de nuevo el archivo para leerlo.',
    nothingToAsk: 'Todavía no se puede preguntar nada: añada documentos o espere a que se lean los primeros.',
    noMap: 'Todavía no hay mapa: añada documentos o espere a que se lean los primeros.',
    questionTooLong:
      'Una pregunta puede tener como máximo {1} caracteres; esta tiene {2}. Añada el texto más largo como documento.',
    nothingToExport: 'Todavía no hay nada que exportar. Haga antes una pregunta o escriba una nota.',
    noSourceCited:
      'Todavía no se cita ninguna fuente. Haga antes una pregunta; aquí estarán las fuentes de su respuesta.',
    newerStore:
      'Lo guardado aquí lo escribió un Causeway más nuevo, y nada se cambió. Cierre todas las pestañas de Causeway y ábralo de nuevo para obtener la versión más nueva.',
    notebookLocked: 'Este cuaderno está bloqueado. Escriba su frase de contraseña para abrirlo.',
    notebookChanging:
      'Este cuaderno se está cifrando o descifrando. Espere a que termine; si se interrumpió, escriba la frase de contraseña para continuar.',
    passphraseWrong:
      'Esta no es la frase de contraseña. Compruebe las mayúsculas y el idioma del teclado e inténtelo de nuevo.',
    passphraseShort: 'Una frase de contraseña necesita al menos {1} caracteres. Use varias palabras.',
    lockDamaged:
      'Lo que abre la frase de contraseña está dañado, así que ninguna lo abre ya. Restaure una copia de seguridad.',
    lockChanged:
      'Lo que abre la frase de contraseña fue modificado por algo que no es Causeway, así que no se usa. Restaure una copia de seguridad y averigüe quién más puede usar este dispositivo.',
    sealedDamaged:
      'Una parte de este cuaderno cifrado está dañada donde se guarda («{1}»). Restaure una copia de seguridad; lo que aún se puede leer se puede exportar antes.',
    sealedChanged:
      'Una parte de este cuaderno cifrado fue modificada por algo que no es Causeway («{1}»), así que no se muestra. Restaure una copia de seguridad y averigüe quién más puede usar este dispositivo.',
    sealedBackupDamaged:
      'Esta copia de seguridad cifrada está dañada o cortada; la frase de contraseña no es el problema. No se restauró nada. Copie el archivo de nuevo o use otra copia.',
    sealedBackupChanged:
      'Esta copia de seguridad cifrada fue modificada por algo que no es Causeway; la frase de contraseña no es el problema. No se restauró nada. Use otra copia y averigüe quién más puede cambiar sus archivos.',
    heldElsewhere: 'Otra pestaña de Causeway aún retiene algo. Cierre las otras pestañas y borre todo de nuevo.',
    newerBackup:
      'Esta copia se hizo con un Causeway más reciente. Recargue la página para obtener la última versión y restáurela después.',
    tooLargeForOneFile:
      'Este cuaderno es demasiado grande para un solo archivo (4 GB). Pase algunas de sus fuentes a otro cuaderno y guarde los dos.',
    tablePlace: '{1}, columna «{2}», fila {3}: {4} No se ha incorporado nada.',
    tableColumnLacking:
      'A {1} le falta la columna «{2}». Tiene: {3}. Solo se pueden leer tablas de GraphRAG, CausalRAG2 y Causeway. No se ha incorporado nada.',
    tablesLacking:
      'Entre estas tablas falta: {1}. Elija la carpeta que escribió GraphRAG, CausalRAG2 o Causeway. No se ha incorporado nada.',
    tablesNone:
      'Aquí no hay ningún text_units.parquet. Elija la carpeta en la que GraphRAG, CausalRAG2 o Causeway escribió sus tablas, o esa carpeta como .zip.',
    tablesNewer: 'Estas tablas se hicieron con un Causeway más reciente. Léalas con ese. No se ha incorporado nada.',
    tablesEmpty: 'Estas tablas no contienen texto. No se ha incorporado nada.',
    tableDamaged: '{1} está dañado o cortado ({2}). Cópielo o genérelo de nuevo. No se ha incorporado nada.',
    tableRowsTooMany: '{1} tiene {2} filas y se pueden leer {3} como máximo. No se ha incorporado nada.',
    tablePacking:
      '{1}, columna «{2}»: está comprimida con {3}, que aquí no se puede descomprimir. Escriba las tablas con snappy, como hace pandas si no se le indica otra cosa. No se ha incorporado nada.',
    tableNoValue: 'falta un valor.',
    tableOneOf: 'se esperaba uno de {1}, no «{2}».',
    tableExpected: 'se esperaba {1}, no «{2}».',
    tableText: 'un texto',
    tableInteger: 'un número entero',
    tableNumber: 'un número',
    tableTruth: 'verdadero o falso',
    tableTexts: 'una lista de textos',
    tableIntegers: 'una lista de números enteros',
    tableNumbers: 'una lista de números',
    tableFindings: 'una lista de hallazgos',
    tableVectorSize: 'tiene {1} números y debería tener {2}.',
    tableNoPlace: 'de {1} a {2} no es un lugar de un texto de {3} caracteres.',
    tableOrder: 'empieza antes de que acabe la frase anterior.',
    tableTwice: '«{1}» está dos veces.',
    tableNoDocumentNamed: 'no nombra ningún documento.',
    tableNowhere: 'no existe: {1} «{2}».',
    tableItsDocument: 'documento',
    tableItsUnit: 'unidad de texto',
    tableItsEntity: 'entidad',
    tableItsStatement: 'enunciado',
    tableItsCommunity: 'comunidad',
    tableEmbeddings:
      'Los «embeddings» de estas tablas no se usan, porque no se dice qué modelo los hizo; los pasajes se vectorizan de nuevo.',
    tableBytes: 'unos bytes',
    tableByteCount: 'tiene {1} bytes y debería tener {2}.',
    tableEmptyValue: 'está vacío.',
    tableCircle: 'aquello de lo que forma parte la comunidad «{1}» forma parte de sí mismo.',
    tableRelationshipsLost:
      '{1} relaciones nombran una entidad que no está entre las entidades y se han omitido. La primera: {2}',
    tableRow: '{1}, columna «{2}», fila {3}: {4}',

    nameOfItsOwn: 'Dele un nombre que lo distinga de «{1}».',
    nameNeeded: 'Dele un nombre con al menos una letra y como máximo {1} caracteres.',
    questionsFileEmpty: '«{1}» está vacío. Escriba una pregunta en cada línea.',
    noGraph: '«{1}» no contiene sucesos y vínculos. Elija las preguntas sin ese archivo o mire cómo se escribe.',
    noUsableQuestion: 'Ninguna pregunta de «{1}» se puede medir. Vea lo que se dice de sus líneas.',

    modelUnloaded: '{1} se retiró de la memoria. Cárguelo de nuevo.',
    modelUnloadedToUse: '{1} se retiró de la memoria. Cárguelo de nuevo para usarlo.',
    noAnsweringModel: 'Ningún modelo tiene la tarea de responder. Abra «Modelos» y elija uno.',
    needsGraphics:
      '{1} necesita un procesador gráfico y este navegador no ofrece ninguno. Elija un modelo que funcione sin él.',
    otherTask: '{1} es para otra tarea. Elija otro modelo.',
    alreadyHere: '{1} ya está en este dispositivo.',
    connectionEnded: 'La conexión terminó antes de tiempo. Lo que ha llegado se conserva: pulse «Reanudar».',
    hubUnreachable:
      'No se pudo llegar a {1}, o se cortó la conexión. Lo que ha llegado se conserva: compruebe la red y pulse «Reanudar».',
    networkOff:
      'El interruptor sin conexión está activado, así que no se pregunta nada a {1}. Desactívelo en la pantalla «Privacidad» e inténtelo de nuevo.',
    notOnHub: '{1} no está (o ya no está) en el repositorio. Compruebe el nombre.',
    repositoryForm: 'Escriba el repositorio como propietario/nombre, por ejemplo Xenova/all-MiniLM-L6-v2.',
    shippedGone: 'No está en el servidor de la aplicación ({1}).',
    shippedDamaged: 'Lo que llegó del servidor de la aplicación está cortado o alterado ({1}).',
    noSimd:
      'A este navegador le falta aquello con lo que se calcula (WebAssembly SIMD). Los navegadores más nuevos lo tienen.',
    importRunning: 'Se está importando otro modelo. Espere a que esté aquí.',

    pathStep: 'Un paso del camino causal',
    statesCause: 'Enuncia una causa o un efecto de lo preguntado',
    fits: 'Encaja con la pregunta',
    toldBefore: 'Dice lo que necesita una parte de la pregunta',
    associated: 'Dice que las cosas fueron juntas, no que una causara la otra',
    denied: 'Dice que no hay relación causal',
    suspected: 'Solo lo cuenta o lo sospecha alguien',
    noCause: 'No enuncia ninguna causa',
    citesNothing: 'No cita nada de los documentos',
    strangeNumber: 'Las frases citadas no contienen el número {1}',
    strangeName: 'Las frases citadas no nombran {1}',
    unsaid: 'Las frases citadas no dicen {1}',
    otherMatter: 'Las frases citadas tratan de otra cosa',
    notCausal: 'Las frases citadas no dicen que una cosa causara la otra',
    turned: 'Las frases citadas nombran la causa y el efecto al revés',

    cutPdf: 'Este PDF está cortado; se leyó lo que se pudo recuperar.',
    unreadPages: 'No se pudieron leer {1} de {2} páginas.',
    blankPage:
      'La página {1} de {2} no tiene capa de texto. Si está escaneada, pase un reconocimiento de texto (OCR) al archivo y añada el resultado.',
    noWordsFound:
      '«{1}» no tiene capa de texto, y el reconocimiento de texto no encontró palabras en las imágenes de sus páginas.',
    noRecognition:
      'No se pudo cargar el reconocimiento de texto, así que no se leyeron las páginas que son imágenes. Conéctese una vez y vuelva a leer el archivo.',
    noWordsInPicture: '«{1}» es una imagen en la que el reconocimiento de texto no encontró palabras.',
    largePicture:
      '«{1}» tiene {2} millones de puntos; una imagen puede tener {3} millones. Guárdela más pequeña y añádala.',
    damagedPicture:
      '«{1}» es una imagen que no se puede abrir: puede estar dañada o incompleta. Guárdela de nuevo y añádala.',
    missingLanguage:
      'El reconocimiento de texto no pudo cargar sus datos para {1}; lo que está en ese idioma se leyó en otro. Conéctese una vez a internet y vuelva a leer el archivo.',
    recognizedPicture: 'Esta imagen se leyó por reconocimiento de texto: puede haber letras equivocadas.',
    recognizedPage: 'La página {1} de {2} se leyó por reconocimiento de texto: puede haber letras equivocadas.',
    recognizedPages: 'Las páginas {1} de {2} se leyeron por reconocimiento de texto: puede haber letras equivocadas.',
    blankPages:
      'Las páginas {1} de {2} no tienen capa de texto. Si están escaneadas, pase un reconocimiento de texto (OCR) al archivo y añada el resultado.',
    garbledPage:
      'La página {1} de {2} se ha omitido: las fuentes no dicen qué letras muestran. Pase un reconocimiento de texto (OCR) al archivo y añada el resultado.',
    garbledPages:
      'Las páginas {1} de {2} se han omitido: las fuentes no dicen qué letras muestran. Pase un reconocimiento de texto (OCR) al archivo y añada el resultado.',
    missingChapters: '{1} de {2} capítulos no están en el archivo.',
    openQuote: 'Una comilla no se cierra; puede haber filas unidas o cortadas.',
    largeMarkdown: 'Este archivo Markdown es muy grande y se leyó como texto sin formato, marcas incluidas.',
    cutFile: 'Este archivo está cortado; se leyó lo que hay.',
    hiddenSheet: 'Se omitió {1} hoja oculta.',
    hiddenSheets: 'Se omitieron {1} hojas ocultas.',
    entriesUnread: 'No se pudieron leer {1} entradas.',

    noGraphics:
      'Este navegador no ofrece a las páginas web ningún procesador gráfico (WebGPU). Los modelos pequeños que encuentran pasajes funcionan bien sin él; los que escriben respuestas serían muy lentos.',
    coresAndMemory: 'Este equipo tiene {1} núcleos de procesador y al menos {2} GB de memoria.',
    storageMayClear:
      'El navegador ofrece a esta página unos {1} de almacenamiento. Si el disco se llena, el navegador puede vaciarlo; al descargar, Causeway pide conservarlo.',
    storageStays:
      'El navegador ofrece a esta página unos {1} de almacenamiento. Lo guardado se queda hasta que lo elimine.',
    findsWithout:
      'Encuentra pasajes que dicen con otras palabras lo que se pregunta y es rápido sin procesador gráfico.',
    findsWith:
      'Encuentra pasajes que dicen con otras palabras lo que se pregunta y es rápido en el procesador gráfico.',
    ordersWithout: 'Pone delante los pasajes que mejor encajan con la pregunta y es rápido sin procesador gráfico.',
    ordersWith: 'Pone delante los pasajes que mejor encajan con la pregunta y es rápido en el procesador gráfico.',
    smallEncoder: 'Pequeño y rápido; con este codificador se obtuvieron los resultados publicados.',
    betterEncoder: 'Encuentra pasajes mejor que MiniLM y lee pasajes el doble de largos.',
    manyLanguages: 'Para documentos en otros idiomas que el inglés, o en varios a la vez.',
    smallReranker: 'Lee juntas la pregunta y el pasaje y pone delante los mejores, con poco coste.',
    exactReranker: 'Ordena los pasajes con más exactitud que MiniLM y tarda unas diez veces más.',
    balanced:
      'El mejor equilibrio entre tamaño y criterio para la mayoría de los portátiles; respeta bien un formato dado.',
    weakGraphics: 'Una descarga pequeña que funciona en procesadores gráficos débiles; su criterio es limitado.',
    notCommercial: 'Juzga las causas con más fiabilidad que los más pequeños. Su licencia no permite el uso comercial.',
    fluent: 'Escribe respuestas fluidas; para equipos con un buen procesador gráfico.',
    leastMemory: 'Necesita la menor memoria gráfica para su tamaño.',
    strongest: 'El que mejor razona de todos y el más grande; para una tarjeta gráfica propia.',
    slowWithout: 'Funciona también sin procesador gráfico, despacio; su criterio es limitado.',
    smallest: 'El más pequeño para probar sin procesador gráfico; solo para textos breves y sencillos.',

    foreign: '«{1}» es {2}, que no se puede leer.',
    namedLikeText: '«{1}» tiene nombre de texto, pero es {2}.',
    notText: '«{1}» contiene datos que no son texto.',
    canBeAdded:
      'Se pueden añadir archivos PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, HTML, Markdown y de texto, e imágenes PNG, JPEG y WebP.',
    saveAsUtf8: 'Si es un texto, guárdelo como UTF-8.',
    savePage: 'Guarde la página como PDF o HTML y añada eso.',
    exportDocx: 'Expórtelo como .docx y añada eso.',
    exportPptx: 'Expórtelo como .pptx o PDF y añada eso.',
    exportXlsx: 'Expórtelo como .xlsx o .csv y añada eso.',
    saveXlsx: 'Guárdelo como .xlsx y añada eso.',
    exportPdf: 'Expórtelo como PDF y añada eso.',
    packAgain: 'Comprímalo de nuevo y añada el nuevo.',
    unpackFiles: 'Descomprímalo y añada los archivos que contiene.',
    oldOffice: '«{1}» está en un formato antiguo de Office. Ábralo, guárdelo como {2} y añada eso.',
    cutJson:
      '«{1}» no es JSON válido; quizá esté cortado. Guárdelo o expórtelo de nuevo y añada la copia nueva, o cámbiele el nombre a .txt para que se lea como texto sin formato.',
    invalidJson:
      '«{1}» no es JSON válido. Guárdelo o expórtelo de nuevo y añada la copia nueva, o cámbiele el nombre a .txt para que se lea como texto sin formato.',
    badLine: '1 línea no es JSON y se omitió (línea {1}).',
    badLines: '{1} líneas no son JSON y se omitieron (línea {2}).',
    noResult:
      '1 fórmula no tiene resultado guardado. Abra el archivo en una hoja de cálculo, guárdelo allí y añádalo de nuevo para que se lea.',
    noResults:
      '{1} fórmulas no tienen resultado guardado. Abra el archivo en una hoja de cálculo, guárdelo allí y añádalo de nuevo para que se lean.',
    entryUnread: 'No se pudo leer 1 entrada.',
    tooSlow: 'Se abandonó {1} después de {2} s. Divídalo en archivos más pequeños o guárdelo en otro formato.',
    stoppedOften:
      'Causeway se detuvo {1} veces mientras leía {2}, así que se omitió. Guarde el archivo de nuevo y añádalo otra vez.',
    rereadFailed: 'No se pudo volver a leer, así que queda lo leído antes.',
    movedFile: 'No se pudo leer {1} de este dispositivo. Quizá se movió o cambió; añádalo de nuevo.',
    emptyArchive: '«{1}» está vacío. Compruebe qué se comprimió y añádalo de nuevo.',
    bomb: '«{1}» ocuparía mucho más al descomprimirlo, como los archivos dañinos, así que no se abrió. Si confía en él, descomprímalo y añada los archivos que contiene.',
    lockedInside:
      '«{1}» está protegido con contraseña o comprimido de forma inusual. Descomprímalo en su equipo y añada los archivos que contiene.',
    nested:
      '«{1}» es un archivo comprimido dentro de otro dentro de otro. Descomprímalo y añada los archivos que contiene.',
    noBibliography:
      '«{1}» no contiene ninguna entrada bibliográfica legible. Expórtelo de nuevo como BibTeX, RIS o CSL-JSON y añada eso.',

    png: 'una imagen PNG',
    jpeg: 'una imagen JPEG',
    gif: 'una imagen GIF',
    tiff: 'una imagen TIFF',
    webp: 'una imagen WebP',
    soundFile: 'un archivo de sonido',
    filmOrSound: 'un archivo de vídeo o sonido',
    film: 'un archivo de vídeo',
    packed: 'un archivo comprimido',
    database: 'una base de datos',
    program: 'un programa',
    webArchive: 'un archivo web de Safari o una lista de propiedades',
    pagesFile: 'un documento de Pages',
    keynote: 'una presentación de Keynote',
    numbersFile: 'una hoja de cálculo de Numbers',
    xlsb: 'un libro binario de Excel',
    drawing: 'un dibujo',
    damagedPack: 'un archivo comprimido dañado',
    packInPack: 'un archivo comprimido dentro de otro',

    columnsNeeded:
      'La primera fila debe nombrar las columnas, y una debe ser «question». Las demás pueden ser answer, document, quote, start y end.',
    rowWithoutQuestion: 'No hay ninguna pregunta en esta fila.',
    wholeNumbers: '«start» y «end» deben ser números enteros, el primero el menor.',
    evidenceForm: 'Cada evidencia debe escribirse como {"doc": …, "quote": …}.',
    evidenceNeeds: 'Una evidencia necesita "doc", el nombre de un documento, o "quote".',
    lineNoJson: 'Esta línea no es JSON válido.',
    lineNoObject: 'Esta línea no es un objeto JSON.',
    questionsTooLarge: '«{1}» supera los 20 MB. Divídalo en archivos más pequeños.',
    oneJsonList:
      '«{1}» es una sola lista JSON. Escriba cada pregunta como objeto JSON en una línea propia (JSON Lines).',
    offsetsNeedName: 'Las posiciones necesitan el nombre de un documento.',
    namesNothing: 'Esta evidencia no nombra ni documento ni cita.',
    noSuchName: 'Ningún documento de este cuaderno se llama «{1}».',
    manyOfName: '{1} documentos se llaman «{2}»: escriba el nombre completo de uno.',
    noTextFromTo: '«{1}» no tiene texto de {2} a {3}.',
    hasNoText: '«{1}» no tiene texto.',
    inNone: '«{1}» no figura en ningún documento de este cuaderno.',
    notInIt: '«{1}» no figura en {2}.',
    inSeveral: '«{1}» figura en {2}: diga en cuál.',
    standsTwice: '«{1}» figura más de una vez en «{2}»; se toma el primer lugar.',
    nothingToMeasure:
      'No hay con qué medir esta pregunta: necesita una evidencia que se encuentre o una respuesta correcta.',

    imitatedGraphics:
      'El procesador gráfico que ofrece este navegador está imitado por software. Es demasiado lento para los modelos, así que Causeway no lo elige por sí mismo.',
    graphics: 'Los modelos pueden funcionar en el procesador gráfico.',
    graphicsNamed: 'Los modelos pueden funcionar en el procesador gráfico ({1}).',
    halfNumbers: 'Calcula con números de 16 bits, así que funcionan las variantes más pequeñas de los modelos.',
    smallPieces: 'Admite como máximo {1} de una pieza, así que los modelos grandes no funcionan en él.',
    noHalfNumbers: 'No calcula con números de 16 bits, así que los modelos necesitan sus variantes más grandes.',
    cores: 'Esta máquina tiene {1} núcleos de procesador.',
    coresOneUsed: 'Esta máquina tiene {1} núcleos de procesador, de los que páginas como esta solo pueden usar uno.',
    coresAndMemoryOneUsed:
      'Esta máquina tiene {1} núcleos de procesador, de los que páginas como esta solo pueden usar uno, y al menos {2} GB de memoria.',
    writesAndJudges: 'Escribe respuestas y juzga causas.',
    readingSpeed: 'Debería responder más o menos a la velocidad de lectura.',
    belowReadingSpeed: 'Debería responder algo más despacio de lo que se lee, y juzgar mejor que los más pequeños.',

    notReady: 'No estuvo listo a tiempo. La próxima pregunta quizá lo encuentre cargado.',
    didNotAnswer: 'El modelo local no respondió: {1}',
    quotesInstead: 'El modelo local no respondió ({1}); esta respuesta cita los documentos.',
    fromMemory: 'Escrito de memoria, no a partir de los documentos',
    noSuchSystem: 'No hay ningún sistema llamado «{1}». Elija otro.',

    learningWords: 'Aprendiendo qué palabras van juntas',
    recognising: 'Reconociendo lo que es lo mismo',
    linkingCauses: 'Enlazando causas y efectos',
    openingGates: 'Abriendo puertas causales',
    addingToIndex: 'Añadiendo al índice',

    english: 'inglés',
    hundredLanguages: 'Unos 100 idiomas',
    englishAndChinese: 'inglés y chino',
    mostOfAllTwo: '{1} idiomas, sobre todo inglés y chino',
    eightLanguages: 'inglés, alemán, francés, italiano, portugués, hindi, español, tailandés',
    englishBest: 'Sobre todo inglés, unos {1} más',
    noCommercialUse: '{1} (sin uso comercial)',
  },
  codes: {
    'file-empty': 'El archivo está vacío. Compruebe lo que se guardó y añádalo de nuevo.',
    'file-too-large': 'El archivo es demasiado grande. Divídalo y añada las partes.',
    'file-not-text': 'El archivo no contiene texto. Si lo es, guárdelo como UTF-8.',
    'file-damaged': 'El archivo está dañado o incompleto. Guárdelo o descárguelo de nuevo y añada la copia nueva.',
    'file-encrypted': 'El archivo está protegido. Añada una copia sin contraseña.',
    'file-unsupported': 'Este formato no se puede leer. Guárdelo como PDF, Word (.docx) o texto y añada ese archivo.',
    'file-timeout': 'La lectura del archivo tardó demasiado. Divídalo y añada las partes.',
    'pdf-no-text-layer': 'El PDF no tiene capa de texto. Pásele un reconocimiento de texto y añada el resultado.',
    'recognition-unavailable':
      'No se pudo cargar el reconocimiento de texto. Conéctese una vez y vuelva a leer el archivo.',
    'archive-too-large': 'El archivo comprimido es demasiado grande. Descomprímalo y añada los archivos que contiene.',
    'question-empty': 'Escriba primero una pregunta.',
    'question-too-long': 'La pregunta es demasiado larga. Añada el texto más largo como documento.',
    'storage-full':
      'El almacenamiento del navegador está lleno. Lo que hay en el cuaderno está a salvo. Libere espacio en este dispositivo o quite documentos y siga después.',
    'storage-unavailable':
      'El almacenamiento del navegador no respondió. Recargue la página; en lugar de una ventana privada, use una normal.',
    'storage-damaged':
      'Una parte de lo que guardó este dispositivo está dañada. Se rehace a partir de los documentos; de ellos no se pierde nada. Pregunte de nuevo dentro de un momento.',
    'storage-changed':
      'Una parte de lo que guardó este dispositivo fue modificada por algo que no es Causeway, así que no se usa. Restaure una copia de seguridad.',
    'notebook-locked': 'Este cuaderno está bloqueado. Escriba su frase de contraseña para abrirlo.',
    'notebook-changing':
      'Este cuaderno se está cifrando o descifrando. Espere a que termine; si se interrumpió, escriba la frase de contraseña para continuar.',
    'passphrase-wrong':
      'Esta no es la frase de contraseña. Compruebe las mayúsculas y el idioma del teclado e inténtelo de nuevo.',
    'notebook-missing': 'Este cuaderno ya no está aquí. Elija otro de la lista.',
    'document-missing': 'Este documento ya no está en el cuaderno. Añada el archivo de nuevo.',
    'folder-missing': 'La carpeta ya no está o ya no está vinculada. Vincúlela de nuevo.',
    'index-missing': 'El cuaderno aún se está indexando. Espere a que se lean los primeros documentos.',
    'model-missing': 'El modelo no está en este dispositivo. Abra «Modelos» y descárguelo o impórtelo.',
    'model-damaged': 'Un archivo del modelo está dañado o incompleto. Descargue o copie el modelo de nuevo.',
    'model-unsupported': 'Este modelo no se puede usar para esto. Elija otro.',
    'model-failed': 'El modelo dejó de funcionar. Inténtelo de nuevo o elija otro.',
    'model-lost': 'El modelo dejó de funcionar. Se puede cargar de nuevo.',
    'model-out-of-memory': 'No hay memoria para este modelo. Cierre otras pestañas o elija uno más pequeño.',
    'model-prompt-too-long': 'Es más de lo que el modelo puede leer a la vez. Elija otro modelo.',
    'model-output-invalid': 'La respuesta del modelo no se pudo usar. Inténtelo de nuevo o elija otro.',
    'network-failed': 'No se pudo llegar a la red. Compruébela e inténtelo de nuevo.',
    'network-off':
      'El interruptor sin conexión está activado. Desactívelo en la pantalla «Privacidad» e inténtelo de nuevo.',
    cancelled: 'Detenido. No se cambió nada.',
    usage: null,
    internal: 'Algo falló dentro de Causeway. Recargue la página; sus documentos están a salvo.',
  },
};
