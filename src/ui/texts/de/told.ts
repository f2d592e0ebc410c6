/** @file German: what the workers say. */
import type { Told } from '../../language/tell.ts';

export const told: Told = {
  sentences: {
    emptyFile: '„{1}“ ist leer. Prüfen Sie, ob die Datei gespeichert wurde, und fügen Sie sie noch einmal hinzu.',
    noText: '„{1}“ enthält keinen Text. Fügen Sie eine Datei mit Text hinzu.',
    tooManyBytes:
      '„{1}“ hat {2} MB; Dateien dieser Art dürfen bis zu {3} MB haben. Teilen Sie sie auf und fügen Sie die Teile hinzu.',
    tooManyCharacters:
      '„{1}“ hat {2} Millionen Zeichen; ein Dokument darf {3} Millionen haben. Teilen Sie es auf und fügen Sie die Teile hinzu.',
    password:
      '„{1}“ ist durch ein Passwort geschützt. Speichern Sie eine Kopie ohne Passwort und fügen Sie diese hinzu.',
    copyProtected:
      '„{1}“ ist kopiergeschützt (DRM) und lässt sich nur in der Leseanwendung öffnen, für die es gekauft wurde. Fügen Sie eine Kopie ohne Schutz hinzu, wenn Sie eine haben dürfen.',
    damagedPdf:
      '„{1}“ ist beschädigt oder unvollständig: Keine Seite lässt sich lesen. Laden oder exportieren Sie es noch einmal und fügen Sie die neue Kopie hinzu.',
    noTextLayer:
      '„{1}“ hat keine Textebene: Die Seiten sind Bilder. Lassen Sie eine Texterkennung (OCR) darüber laufen, etwa in einer Scan-App, und fügen Sie das Ergebnis hinzu.',
    noLetters:
      '„{1}“ zeigt Text, aber seine Schriften sagen nicht, welche Buchstaben es sind. Lassen Sie eine Texterkennung (OCR) darüber laufen, etwa in einer Scan-App, und fügen Sie das Ergebnis hinzu.',
    otherInside:
      '„{1}“ ist trotz des Namens keine {2}-Datei. Sie ist vielleicht beschädigt oder unvollständig: Öffnen Sie sie in ihrem Programm, speichern Sie sie neu und fügen Sie die neue Kopie hinzu.',
    damagedPackage:
      '„{1}“ konnte nicht gelesen werden; die Datei ist vielleicht beschädigt oder unvollständig. Öffnen Sie sie in ihrem Programm, speichern Sie sie neu und fügen Sie die neue Kopie hinzu.',
    damagedArchive:
      '„{1}“ ist beschädigt oder unvollständig. Laden oder packen Sie es noch einmal und fügen Sie die neue Kopie hinzu.',
    leftOut: '„{1}“ wurde ausgelassen: Bilder, Töne, Filme und Programme enthalten keinen lesbaren Text.',
    unreadable:
      '{1} konnte nicht gelesen werden und ist vielleicht beschädigt. Speichern Sie die Datei neu und fügen Sie sie noch einmal hinzu.',

    notebookGone: 'Dieses Notizbuch gibt es nicht mehr. Wählen Sie ein anderes aus der Liste.',
    documentGone:
      'Dieses Dokument ist nicht mehr im Notizbuch. Fügen Sie die Datei noch einmal hinzu, um sie zu lesen.',
    nothingToAsk:
      'Noch kann nichts gefragt werden: Fügen Sie Dokumente hinzu, oder warten Sie, bis die ersten gelesen sind.',
    noMap: 'Noch gibt es keine Karte: Fügen Sie Dokumente hinzu, oder warten Sie, bis die ersten gelesen sind.',
    questionTooLong:
      'Eine Frage darf höchstens {1} Zeichen haben; diese hat {2}. Fügen Sie längeren Text als Dokument hinzu.',
    nothingToExport: 'Es gibt noch nichts zu exportieren. Stellen Sie zuerst eine Frage oder schreiben Sie eine Notiz.',
    noSourceCited:
      'Noch ist keine Quelle belegt. Stellen Sie zuerst eine Frage; dann stehen hier die Quellen ihrer Antwort.',
    newerStore:
      'Was hier gespeichert ist, wurde von einem neueren Causeway geschrieben; nichts davon wurde verändert. Schließen Sie alle Tabs von Causeway und öffnen Sie es wieder, um die neueste Fassung zu bekommen.',
    notebookLocked: 'Dieses Notizbuch ist gesperrt. Geben Sie seine Passphrase ein, um es zu öffnen.',
    notebookChanging:
      'Dieses Notizbuch wird gerade ver- oder entschlüsselt. Warten Sie, bis das fertig ist; wurde es unterbrochen, geben Sie die Passphrase ein, damit es weitergeht.',
    passphraseWrong:
      'Das ist nicht die Passphrase. Prüfen Sie Großbuchstaben und die Sprache der Tastatur, und versuchen Sie es noch einmal.',
    passphraseShort: 'Eine Passphrase braucht mindestens {1} Zeichen. Nehmen Sie mehrere Wörter.',
    lockDamaged:
      'Was die Passphrase öffnet, ist beschädigt; keine Passphrase öffnet es mehr. Stellen Sie eine Sicherung wieder her.',
    lockChanged:
      'Was die Passphrase öffnet, wurde von etwas anderem als Causeway verändert und wird deshalb nicht verwendet. Stellen Sie eine Sicherung wieder her, und finden Sie heraus, wer dieses Gerät noch benutzen kann.',
    sealedDamaged:
      'Ein Teil dieses verschlüsselten Notizbuchs ist dort, wo er gespeichert ist, beschädigt („{1}“). Stellen Sie eine Sicherung wieder her; was noch lesbar ist, lässt sich vorher exportieren.',
    sealedChanged:
      'Ein Teil dieses verschlüsselten Notizbuchs wurde von etwas anderem als Causeway verändert („{1}“) und wird deshalb nicht gezeigt. Stellen Sie eine Sicherung wieder her, und finden Sie heraus, wer dieses Gerät noch benutzen kann.',
    sealedBackupDamaged:
      'Diese verschlüsselte Sicherung ist beschädigt oder abgeschnitten; an der Passphrase liegt es nicht. Nichts wurde wiederhergestellt. Kopieren Sie die Datei noch einmal, oder nehmen Sie eine andere Sicherung.',
    sealedBackupChanged:
      'Diese verschlüsselte Sicherung wurde von etwas anderem als Causeway verändert; an der Passphrase liegt es nicht. Nichts wurde wiederhergestellt. Nehmen Sie eine andere Sicherung, und finden Sie heraus, wer Ihre Dateien noch ändern kann.',
    heldElsewhere:
      'Ein anderer Tab von Causeway hält noch etwas fest. Schließen Sie die anderen Tabs und löschen Sie dann noch einmal alles.',
    newerBackup:
      'Diese Sicherung stammt von einem neueren Causeway. Laden Sie die Seite neu, um die neueste Fassung zu bekommen, und stellen Sie sie dann wieder her.',
    tooLargeForOneFile:
      'Dieses Notizbuch ist zu groß für eine Datei (4 GB). Legen Sie einige seiner Quellen in ein anderes Notizbuch und speichern Sie beide.',
    tablePlace: '{1}, Spalte „{2}“, Zeile {3}: {4} Es wurde nichts übernommen.',
    tableColumnLacking:
      'In {1} fehlt die Spalte „{2}“. Vorhanden sind: {3}. Nur Tabellen von GraphRAG, CausalRAG2 und Causeway können gelesen werden. Es wurde nichts übernommen.',
    tablesLacking:
      'Unter diesen Tabellen fehlt: {1}. Wählen Sie den Ordner, den GraphRAG, CausalRAG2 oder Causeway geschrieben hat. Es wurde nichts übernommen.',
    tablesNone:
      'Hier gibt es keine text_units.parquet. Wählen Sie den Ordner, in den GraphRAG, CausalRAG2 oder Causeway seine Tabellen geschrieben hat, oder diesen Ordner als .zip.',
    tablesNewer:
      'Diese Tabellen stammen von einem neueren Causeway. Lesen Sie sie mit diesem. Es wurde nichts übernommen.',
    tablesEmpty: 'Diese Tabellen enthalten keinen Text. Es wurde nichts übernommen.',
    tableDamaged:
      '{1} ist beschädigt oder abgeschnitten ({2}). Kopieren oder erzeugen Sie es noch einmal. Es wurde nichts übernommen.',
    tableRowsTooMany: '{1} hat {2} Zeilen; höchstens {3} können gelesen werden. Es wurde nichts übernommen.',
    tablePacking:
      '{1}, Spalte „{2}“: gepackt mit {3}, was hier nicht entpackt werden kann. Schreiben Sie die Tabellen mit snappy, wie es pandas tut, wenn nichts anderes verlangt wird. Es wurde nichts übernommen.',
    tableNoValue: 'es fehlt ein Wert.',
    tableOneOf: 'erwartet wurde eines von {1}, nicht „{2}“.',
    tableExpected: 'erwartet wurde {1}, nicht „{2}“.',
    tableText: 'Text',
    tableInteger: 'eine ganze Zahl',
    tableNumber: 'eine Zahl',
    tableTruth: 'wahr oder falsch',
    tableTexts: 'eine Liste von Texten',
    tableIntegers: 'eine Liste ganzer Zahlen',
    tableNumbers: 'eine Liste von Zahlen',
    tableFindings: 'eine Liste von Befunden',
    tableVectorSize: 'es sind {1} Zahlen und sollten {2} sein.',
    tableNoPlace: '{1} bis {2} ist keine Stelle in einem Text von {3} Zeichen.',
    tableOrder: 'er beginnt, bevor der Satz darüber endet.',
    tableTwice: '„{1}“ kommt zweimal vor.',
    tableNoDocumentNamed: 'es wird kein Dokument genannt.',
    tableNowhere: 'nicht vorhanden: {1} „{2}“.',
    tableItsDocument: 'Dokument',
    tableItsUnit: 'Textabschnitt',
    tableItsEntity: 'Entität',
    tableItsStatement: 'Aussage',
    tableItsCommunity: 'Gemeinschaft',
    tableEmbeddings:
      'Die Embeddings dieser Tabellen werden nicht verwendet, da nicht gesagt ist, welches Modell sie gemacht hat; Textstellen werden neu eingebettet.',
    tableBytes: 'Bytes',
    tableByteCount: 'es sind {1} Bytes und sollten {2} sein.',
    tableEmptyValue: 'es ist leer.',
    tableCircle: 'das, wozu Gemeinschaft „{1}“ gehört, gehört zu sich selbst.',
    tableRelationshipsLost:
      '{1} Beziehungen nennen eine Entität, die es unter den Entitäten nicht gibt, und wurden weggelassen. Die erste: {2}',
    tableRow: '{1}, Spalte „{2}“, Zeile {3}: {4}',

    nameOfItsOwn: 'Geben Sie ihm einen Namen, der es von „{1}“ unterscheidet.',
    nameNeeded: 'Geben Sie einen Namen mit mindestens einem Buchstaben und höchstens {1} Zeichen.',
    questionsFileEmpty: '„{1}“ ist leer. Schreiben Sie eine Frage in jede Zeile.',
    noGraph:
      '„{1}“ enthält keine Ereignisse und Verbindungen. Wählen Sie die Fragen ohne diese Datei, oder sehen Sie nach, wie sie geschrieben wird.',
    noUsableQuestion: 'Keine Frage aus „{1}“ kann gemessen werden. Sehen Sie, was zu ihren Zeilen gesagt ist.',

    modelUnloaded: '{1} wurde aus dem Speicher genommen. Laden Sie es wieder.',
    modelUnloadedToUse: '{1} wurde aus dem Speicher genommen. Laden Sie es wieder, um es zu verwenden.',
    noAnsweringModel: 'Kein Modell hat die Aufgabe zu antworten. Öffnen Sie „Modelle“ und wählen Sie eines.',
    needsGraphics:
      '{1} braucht einen Grafikprozessor, und dieser Browser bietet keinen. Wählen Sie ein Modell, das ohne auskommt.',
    otherTask: '{1} ist für eine andere Aufgabe. Wählen Sie ein anderes Modell.',
    alreadyHere: '{1} ist schon auf diesem Gerät.',
    connectionEnded: 'Die Verbindung endete zu früh. Was angekommen ist, bleibt erhalten: Drücken Sie „Fortsetzen“.',
    hubUnreachable:
      '{1} war nicht erreichbar, oder die Verbindung brach ab. Was angekommen ist, bleibt erhalten: Prüfen Sie das Netz und drücken Sie „Fortsetzen“.',
    networkOff:
      'Der Offline-Schalter ist an, darum wird {1} nichts gefragt. Schalten Sie ihn auf der Seite „Datenschutz“ aus und versuchen Sie es noch einmal.',
    notOnHub: '{1} ist dort nicht (mehr) vorhanden. Prüfen Sie den Namen.',
    repositoryForm: 'Schreiben Sie das Repository als Eigentümer/Name, etwa Xenova/all-MiniLM-L6-v2.',
    shippedGone: 'Auf dem Server der App liegt er nicht ({1}).',
    shippedDamaged: 'Was vom Server der App kam, ist abgeschnitten oder verändert ({1}).',
    noSimd: 'Diesem Browser fehlt, womit er gerechnet wird (WebAssembly SIMD). Neuere Browser haben es.',
    importRunning: 'Ein anderes Modell wird gerade importiert. Warten Sie, bis es hier ist.',

    pathStep: 'Ein Schritt des Ursachenpfads',
    statesCause: 'Nennt eine Ursache oder Folge dessen, wonach gefragt wurde',
    fits: 'Passt zur Frage',
    toldBefore: 'Sagt, was ein Teil der Frage braucht',
    associated: 'Sagt, dass Dinge zusammengingen, nicht dass eines das andere verursachte',
    denied: 'Sagt, dass es keinen ursächlichen Zusammenhang gibt',
    suspected: 'Nur von jemandem erzählt oder vermutet',
    noCause: 'Nennt keine Ursache',
    citesNothing: 'Belegt nichts aus den Dokumenten',
    strangeNumber: 'Die belegten Sätze enthalten diese Zahl nicht: {1}',
    strangeName: 'Die belegten Sätze nennen dies nicht: {1}',
    unsaid: 'Die belegten Sätze sagen dies nicht: {1}',
    otherMatter: 'Die belegten Sätze handeln von etwas anderem',
    notCausal: 'Die belegten Sätze sagen nicht, dass eines das andere verursachte',
    turned: 'Die belegten Sätze nennen Ursache und Folge umgekehrt',

    cutPdf: 'Dieses PDF ist abgeschnitten; gelesen wurde, was sich retten ließ.',
    unreadPages: '{1} von {2} Seiten konnten nicht gelesen werden.',
    blankPage:
      'Seite {1} von {2} hat keine Textebene. Ist sie ein Scan, lassen Sie eine Texterkennung (OCR) über die Datei laufen und fügen Sie das Ergebnis hinzu.',
    noWordsFound: '„{1}“ hat keine Textebene, und die Texterkennung fand in den Bildern der Seiten keine Wörter.',
    noRecognition:
      'Die Texterkennung ließ sich nicht laden, daher wurden Seiten, die Bilder sind, nicht gelesen. Gehen Sie einmal online und lesen Sie die Datei noch einmal.',
    noWordsInPicture: '„{1}“ ist ein Bild, in dem die Texterkennung keine Wörter fand.',
    largePicture:
      '„{1}“ hat {2} Millionen Bildpunkte; ein Bild darf {3} Millionen haben. Speichern Sie es kleiner und fügen Sie das hinzu.',
    damagedPicture:
      '„{1}“ ist ein Bild, das sich nicht öffnen lässt: Es ist vielleicht beschädigt oder unvollständig. Speichern Sie es neu und fügen Sie das hinzu.',
    missingLanguage:
      'Die Texterkennung konnte ihre Daten für {1} nicht laden; was in dieser Sprache ist, wurde in einer anderen gelesen. Verbinden Sie sich einmal mit dem Internet und lesen Sie die Datei noch einmal.',
    recognizedPicture: 'Dieses Bild wurde durch Texterkennung gelesen: Buchstaben können falsch sein.',
    recognizedPage: 'Seite {1} von {2} wurde durch Texterkennung gelesen: Buchstaben können falsch sein.',
    recognizedPages: 'Die Seiten {1} von {2} wurden durch Texterkennung gelesen: Buchstaben können falsch sein.',
    blankPages:
      'Die Seiten {1} von {2} haben keine Textebene. Sind sie Scans, lassen Sie eine Texterkennung (OCR) über die Datei laufen und fügen Sie das Ergebnis hinzu.',
    garbledPage:
      'Seite {1} von {2} ist ausgelassen: Die Schriften sagen nicht, welche Buchstaben sie zeigen. Lassen Sie eine Texterkennung (OCR) über die Datei laufen und fügen Sie das Ergebnis hinzu.',
    garbledPages:
      'Die Seiten {1} von {2} sind ausgelassen: Die Schriften sagen nicht, welche Buchstaben sie zeigen. Lassen Sie eine Texterkennung (OCR) über die Datei laufen und fügen Sie das Ergebnis hinzu.',
    missingChapters: '{1} von {2} Kapiteln sind nicht in der Datei.',
    openQuote: 'Ein Anführungszeichen ist nicht geschlossen; Zeilen können ineinandergelaufen oder abgeschnitten sein.',
    largeMarkdown: 'Diese Markdown-Datei ist sehr groß und wurde als reiner Text gelesen, samt Auszeichnung.',
    cutFile: 'Diese Datei ist abgeschnitten; gelesen wurde, was da ist.',
    hiddenSheet: '{1} ausgeblendetes Blatt wurde ausgelassen.',
    hiddenSheets: '{1} ausgeblendete Blätter wurden ausgelassen.',
    entriesUnread: '{1} Einträge konnten nicht gelesen werden.',

    noGraphics:
      'Dieser Browser bietet Webseiten keinen Grafikprozessor (WebGPU). Kleine Modelle, die Textstellen finden, laufen auch ohne gut; Modelle, die Antworten schreiben, wären sehr langsam.',
    coresAndMemory: 'Dieses Gerät hat {1} Prozessorkerne und mindestens {2} GB Arbeitsspeicher.',
    storageMayClear:
      'Der Browser bietet dieser Seite etwa {1} Speicher. Wird die Festplatte voll, kann der Browser ihn leeren; beim Herunterladen bittet Causeway darum, ihn zu behalten.',
    storageStays: 'Der Browser bietet dieser Seite etwa {1} Speicher. Was gespeichert ist, bleibt, bis Sie es löschen.',
    findsWithout:
      'Findet Textstellen, die mit anderen Worten sagen, wonach Sie fragen, und läuft auch ohne Grafikprozessor schnell.',
    findsWith:
      'Findet Textstellen, die mit anderen Worten sagen, wonach Sie fragen, und läuft schnell auf dem Grafikprozessor.',
    ordersWithout:
      'Setzt die Textstellen nach vorn, die am besten zur Frage passen, und läuft auch ohne Grafikprozessor schnell.',
    ordersWith:
      'Setzt die Textstellen nach vorn, die am besten zur Frage passen, und läuft schnell auf dem Grafikprozessor.',
    smallEncoder: 'Klein und schnell; mit diesem Encoder entstanden die veröffentlichten Ergebnisse.',
    betterEncoder: 'Findet Textstellen zu Fragen besser als MiniLM und liest doppelt so lange Textstellen.',
    manyLanguages: 'Für Dokumente in anderen Sprachen als Englisch oder in mehreren zugleich.',
    smallReranker: 'Liest Frage und Textstelle zusammen und setzt mit wenig Aufwand die besten nach vorn.',
    exactReranker: 'Ordnet Textstellen genauer als MiniLM und braucht etwa zehnmal so lange.',
    balanced:
      'Für die meisten Laptops der beste Ausgleich von Größe und Verstand; hält sich gut an ein vorgegebenes Format.',
    weakGraphics: 'Schnell heruntergeladen und für schwache Grafikprozessoren geeignet; das Urteil ist begrenzt.',
    notCommercial: 'Beurteilt Ursachen verlässlicher als die kleineren. Die Lizenz erlaubt keine kommerzielle Nutzung.',
    fluent: 'Schreibt flüssige Antworten; für Geräte mit gutem Grafikprozessor.',
    leastMemory: 'Braucht für seine Größe am wenigsten Grafikspeicher.',
    strongest: 'Schlussfolgert hier am besten und ist das größte; für eine eigene Grafikkarte.',
    slowWithout: 'Läuft auch ohne Grafikprozessor, aber langsam; das Urteil ist begrenzt.',
    smallest: 'Das kleinste zum Ausprobieren ohne Grafikprozessor; nur für kurze, einfache Texte.',

    foreign: '„{1}“ ist {2} und kann nicht gelesen werden.',
    namedLikeText: '„{1}“ heißt wie ein Text, ist aber {2}.',
    notText: '„{1}“ enthält Daten, die kein Text sind.',
    canBeAdded:
      'Hinzufügen lassen sich PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, HTML, Markdown, Textdateien und Bilder (PNG, JPEG, WebP).',
    saveAsUtf8: 'Ist es doch ein Text, speichern Sie ihn als UTF-8.',
    savePage: 'Speichern Sie die Seite als PDF oder HTML und fügen Sie das hinzu.',
    exportDocx: 'Exportieren Sie es als .docx und fügen Sie das hinzu.',
    exportPptx: 'Exportieren Sie es als .pptx oder PDF und fügen Sie das hinzu.',
    exportXlsx: 'Exportieren Sie es als .xlsx oder .csv und fügen Sie das hinzu.',
    saveXlsx: 'Speichern Sie es als .xlsx und fügen Sie das hinzu.',
    exportPdf: 'Exportieren Sie es als PDF und fügen Sie das hinzu.',
    packAgain: 'Packen Sie es neu und fügen Sie das neue hinzu.',
    unpackFiles: 'Entpacken Sie es und fügen Sie die Dateien darin hinzu.',
    oldOffice: '„{1}“ hat ein altes Office-Format. Öffnen Sie es, speichern Sie es als {2} und fügen Sie das hinzu.',
    cutJson:
      '„{1}“ ist kein gültiges JSON und vielleicht abgeschnitten. Speichern oder exportieren Sie es neu und fügen Sie die neue Kopie hinzu, oder benennen Sie es in .txt um, damit es als reiner Text gelesen wird.',
    invalidJson:
      '„{1}“ ist kein gültiges JSON. Speichern oder exportieren Sie es neu und fügen Sie die neue Kopie hinzu, oder benennen Sie es in .txt um, damit es als reiner Text gelesen wird.',
    badLine: '1 Zeile ist kein JSON und wurde ausgelassen (Zeile {1}).',
    badLines: '{1} Zeilen sind kein JSON und wurden ausgelassen (Zeile {2}).',
    noResult:
      '1 Formel hat kein gespeichertes Ergebnis. Öffnen Sie die Datei in einer Tabellenkalkulation, speichern Sie sie dort und fügen Sie sie noch einmal hinzu, damit es gelesen wird.',
    noResults:
      '{1} Formeln haben kein gespeichertes Ergebnis. Öffnen Sie die Datei in einer Tabellenkalkulation, speichern Sie sie dort und fügen Sie sie noch einmal hinzu, damit sie gelesen werden.',
    entryUnread: '1 Eintrag konnte nicht gelesen werden.',
    tooSlow:
      '{1} wurde nach {2} s aufgegeben. Teilen Sie die Datei auf, oder speichern Sie sie in einem anderen Format.',
    stoppedOften:
      'Causeway blieb beim Lesen von {2} {1}-mal stehen; deshalb wurde die Datei ausgelassen. Speichern Sie sie neu und fügen Sie sie noch einmal hinzu.',
    rereadFailed: 'Das erneute Lesen ist gescheitert; was vorher gelesen wurde, bleibt.',
    movedFile:
      '{1} ließ sich auf diesem Gerät nicht lesen. Die Datei wurde vielleicht verschoben oder geändert; fügen Sie sie noch einmal hinzu.',
    emptyArchive: '„{1}“ ist leer. Prüfen Sie, was gepackt wurde, und fügen Sie es noch einmal hinzu.',
    bomb: '„{1}“ würde entpackt viel größer, wie es schädliche Dateien tun, und wurde nicht geöffnet. Wenn Sie ihm trauen, entpacken Sie es und fügen Sie die Dateien darin hinzu.',
    lockedInside:
      '„{1}“ ist durch ein Passwort geschützt oder ungewöhnlich gepackt. Entpacken Sie es auf Ihrem Computer und fügen Sie die Dateien darin hinzu.',
    nested:
      '„{1}“ ist ein Archiv in einem Archiv in einem Archiv. Entpacken Sie es und fügen Sie die Dateien darin hinzu.',
    noBibliography:
      '„{1}“ enthält keinen lesbaren Eintrag eines Literaturverzeichnisses. Exportieren Sie es neu als BibTeX, RIS oder CSL-JSON und fügen Sie das hinzu.',

    png: 'ein PNG-Bild',
    jpeg: 'ein JPEG-Bild',
    gif: 'ein GIF-Bild',
    tiff: 'ein TIFF-Bild',
    webp: 'ein WebP-Bild',
    soundFile: 'eine Tondatei',
    filmOrSound: 'eine Video- oder Tondatei',
    film: 'eine Videodatei',
    packed: 'ein komprimiertes Archiv',
    database: 'eine Datenbank',
    program: 'ein Programm',
    webArchive: 'ein Webarchiv von Safari oder eine Property-Liste',
    pagesFile: 'ein Pages-Dokument',
    keynote: 'eine Keynote-Präsentation',
    numbersFile: 'eine Numbers-Tabelle',
    xlsb: 'eine binäre Excel-Mappe',
    drawing: 'eine Zeichnung',
    damagedPack: 'ein beschädigtes Archiv',
    packInPack: 'ein Archiv in einem anderen',

    columnsNeeded:
      'Die erste Zeile muss die Spalten benennen, und eine davon muss „question“ heißen. Die anderen können answer, document, quote, start und end sein.',
    rowWithoutQuestion: 'In dieser Zeile steht keine Frage.',
    wholeNumbers: '„start“ und „end“ müssen ganze Zahlen sein, die erste die kleinere.',
    evidenceForm: 'Jeder Beleg muss als {"doc": …, "quote": …} geschrieben sein.',
    evidenceNeeds: 'Ein Beleg braucht "doc", den Namen eines Dokuments, oder "quote".',
    lineNoJson: 'Diese Zeile ist kein gültiges JSON.',
    lineNoObject: 'Diese Zeile ist kein JSON-Objekt.',
    questionsTooLarge: '„{1}“ ist größer als 20 MB. Teilen Sie es in kleinere Dateien auf.',
    oneJsonList:
      '„{1}“ ist eine einzige JSON-Liste. Schreiben Sie jede Frage als JSON-Objekt in eine eigene Zeile (JSON Lines).',
    offsetsNeedName: 'Zu Anfang und Ende gehört der Name eines Dokuments.',
    namesNothing: 'Dieser Beleg nennt weder Dokument noch Zitat.',
    noSuchName: 'Kein Dokument dieses Notizbuchs heißt „{1}“.',
    manyOfName: '{1} Dokumente heißen „{2}“: Schreiben Sie den ganzen Namen von einem.',
    noTextFromTo: '„{1}“ hat keinen Text von {2} bis {3}.',
    hasNoText: '„{1}“ hat keinen Text.',
    inNone: '„{1}“ steht in keinem Dokument dieses Notizbuchs.',
    notInIt: '„{1}“ steht nicht in {2}.',
    inSeveral: '„{1}“ steht in {2}: Sagen Sie, in welchem.',
    standsTwice: '„{1}“ steht mehr als einmal in „{2}“; die erste Stelle gilt.',
    nothingToMeasure:
      'An nichts lässt sich diese Frage messen: Sie braucht einen Beleg, der gefunden wird, oder eine richtige Antwort.',

    imitatedGraphics:
      'Der Grafikprozessor, den dieser Browser bietet, wird von Software nachgeahmt. Er ist für Modelle zu langsam; Causeway wählt ihn nicht von sich aus.',
    graphics: 'Modelle können auf dem Grafikprozessor laufen.',
    graphicsNamed: 'Modelle können auf dem Grafikprozessor ({1}) laufen.',
    halfNumbers: 'Er rechnet mit 16-Bit-Zahlen, also laufen die kleineren Varianten der Modelle.',
    smallPieces: 'Er nimmt höchstens {1} in einem Stück, also laufen große Modelle darauf nicht.',
    noHalfNumbers: 'Er rechnet nicht mit 16-Bit-Zahlen, also brauchen Modelle ihre größeren Varianten.',
    cores: 'Diese Maschine hat {1} Prozessorkerne.',
    coresOneUsed: 'Diese Maschine hat {1} Prozessorkerne, von denen Seiten wie diese nur einen nutzen können.',
    coresAndMemoryOneUsed:
      'Diese Maschine hat {1} Prozessorkerne, von denen Seiten wie diese nur einen nutzen können, und mindestens {2} GB Arbeitsspeicher.',
    writesAndJudges: 'Schreibt Antworten und beurteilt Ursachen.',
    readingSpeed: 'Es sollte etwa in Lesegeschwindigkeit antworten.',
    belowReadingSpeed: 'Es sollte etwas langsamer antworten, als man liest, und besser urteilen als kleinere.',

    notReady: 'Es war nicht rechtzeitig bereit. Bei der nächsten Frage ist es vielleicht geladen.',
    didNotAnswer: 'Das lokale Modell hat nicht geantwortet: {1}',
    quotesInstead: 'Das lokale Modell hat nicht geantwortet ({1}); diese Antwort zitiert die Dokumente.',
    fromMemory: 'Aus dem Gedächtnis geschrieben, nicht aus den Dokumenten',
    noSuchSystem: 'Es gibt kein System namens „{1}“. Wählen Sie ein anderes.',

    learningWords: 'Lernen, welche Wörter zusammengehören',
    recognising: 'Erkennen, was dasselbe ist',
    linkingCauses: 'Ursachen und Wirkungen verbinden',
    openingGates: 'Kausale Tore öffnen',
    addingToIndex: 'In den Index aufnehmen',

    english: 'Englisch',
    hundredLanguages: 'Etwa 100 Sprachen',
    englishAndChinese: 'Englisch und Chinesisch',
    mostOfAllTwo: '{1} Sprachen, am besten Englisch und Chinesisch',
    eightLanguages: 'Englisch, Deutsch, Französisch, Italienisch, Portugiesisch, Hindi, Spanisch, Thai',
    englishBest: 'Am besten Englisch, etwa {1} weitere',
    noCommercialUse: '{1} (keine gewerbliche Nutzung)',
  },
  codes: {
    'file-empty': 'Die Datei ist leer. Prüfen Sie, was gespeichert wurde, und fügen Sie sie noch einmal hinzu.',
    'file-too-large': 'Die Datei ist zu groß. Teilen Sie sie auf und fügen Sie die Teile hinzu.',
    'file-not-text': 'Die Datei enthält keinen Text. Ist es doch einer, speichern Sie ihn als UTF-8.',
    'file-damaged':
      'Die Datei ist beschädigt oder unvollständig. Speichern oder laden Sie sie neu und fügen Sie die neue Kopie hinzu.',
    'file-encrypted': 'Die Datei ist geschützt. Fügen Sie eine Kopie ohne Passwort hinzu.',
    'file-unsupported':
      'Dieses Format kann nicht gelesen werden. Speichern Sie es als PDF, Word-Datei (.docx) oder Text und fügen Sie das hinzu.',
    'file-timeout': 'Das Lesen der Datei dauerte zu lange. Teilen Sie sie auf und fügen Sie die Teile hinzu.',
    'pdf-no-text-layer':
      'Das PDF hat keine Textebene. Lassen Sie eine Texterkennung darüber laufen und fügen Sie das Ergebnis hinzu.',
    'recognition-unavailable':
      'Die Texterkennung ließ sich nicht laden. Gehen Sie einmal online und lesen Sie die Datei noch einmal.',
    'archive-too-large': 'Das Archiv ist zu groß. Entpacken Sie es und fügen Sie die Dateien darin hinzu.',
    'question-empty': 'Geben Sie zuerst eine Frage ein.',
    'question-too-long': 'Die Frage ist zu lang. Fügen Sie längeren Text als Dokument hinzu.',
    'storage-full':
      'Der Speicher des Browsers ist voll. Was im Notizbuch ist, ist sicher. Schaffen Sie Platz auf diesem Gerät oder entfernen Sie Dokumente; dann kann es weitergehen.',
    'storage-unavailable':
      'Der Speicher des Browsers hat nicht geantwortet. Laden Sie die Seite neu; statt eines privaten Fensters nehmen Sie ein normales.',
    'storage-damaged':
      'Ein Teil dessen, was dieses Gerät gespeichert hat, ist beschädigt. Er wird aus den Dokumenten neu gemacht; von ihnen geht nichts verloren. Fragen Sie gleich noch einmal.',
    'storage-changed':
      'Ein Teil dessen, was dieses Gerät gespeichert hat, wurde von etwas anderem als Causeway verändert und wird deshalb nicht verwendet. Stellen Sie eine Sicherung wieder her.',
    'notebook-locked': 'Dieses Notizbuch ist gesperrt. Geben Sie seine Passphrase ein, um es zu öffnen.',
    'notebook-changing':
      'Dieses Notizbuch wird gerade ver- oder entschlüsselt. Warten Sie, bis das fertig ist; wurde es unterbrochen, geben Sie die Passphrase ein, damit es weitergeht.',
    'passphrase-wrong':
      'Das ist nicht die Passphrase. Prüfen Sie Großbuchstaben und die Sprache der Tastatur, und versuchen Sie es noch einmal.',
    'notebook-missing': 'Dieses Notizbuch gibt es nicht mehr. Wählen Sie ein anderes aus der Liste.',
    'document-missing': 'Dieses Dokument ist nicht mehr im Notizbuch. Fügen Sie die Datei noch einmal hinzu.',
    'folder-missing': 'Der Ordner ist nicht mehr da oder nicht mehr verknüpft. Verknüpfen Sie ihn noch einmal.',
    'index-missing': 'Das Notizbuch wird noch indiziert. Warten Sie, bis die ersten Dokumente gelesen sind.',
    'model-missing': 'Das Modell ist nicht auf diesem Gerät. Öffnen Sie „Modelle“ und laden oder importieren Sie es.',
    'model-damaged':
      'Eine Datei des Modells ist beschädigt oder unvollständig. Laden oder kopieren Sie das Modell noch einmal.',
    'model-unsupported': 'Dieses Modell lässt sich dafür nicht verwenden. Wählen Sie ein anderes.',
    'model-failed': 'Das Modell hat aufgehört zu arbeiten. Versuchen Sie es noch einmal, oder wählen Sie ein anderes.',
    'model-lost': 'Das Modell hat aufgehört zu arbeiten. Es kann wieder geladen werden.',
    'model-out-of-memory':
      'Der Speicher reicht für dieses Modell nicht. Schließen Sie andere Tabs, oder wählen Sie ein kleineres.',
    'model-prompt-too-long': 'Das ist mehr, als das Modell auf einmal lesen kann. Wählen Sie ein anderes Modell.',
    'model-output-invalid':
      'Die Antwort des Modells war nicht zu gebrauchen. Versuchen Sie es noch einmal, oder wählen Sie ein anderes.',
    'network-failed': 'Das Netz war nicht erreichbar. Prüfen Sie es und versuchen Sie es noch einmal.',
    'network-off':
      'Der Offline-Schalter ist an. Schalten Sie ihn auf der Seite „Datenschutz“ aus und versuchen Sie es noch einmal.',
    cancelled: 'Angehalten. Es wurde nichts geändert.',
    usage: null,
    internal: 'In Causeway ist etwas schiefgegangen. Laden Sie die Seite neu; Ihre Dokumente sind sicher.',
  },
};
