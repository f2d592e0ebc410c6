/** @file Spanish: models on this device. */
import { size } from '../models.ts';
import type { Pack } from '../pack.ts';
import { count, decimal, figure, rough } from '../words.ts';

const VARIANTS: Readonly<Record<string, string>> = {
  fp32: '32 bits, exacto',
  fp16: '16 bits',
  q8: '8 bits',
  int8: '8 bits (int8)',
  uint8: '8 bits (uint8)',
  q4: '4 bits',
  bnb4: '4 bits (bnb4)',
  q4f16: '4 bits, calculado en 16',
  q4f16_1: '4 bits, calculado en 16',
  q4f32_1: '4 bits, calculado en 32',
};

export const models: Pack['models'] = {
  title: 'Modelos',
  open: 'Modelos en este dispositivo',
  back: 'Volver al cuaderno',
  backToStart: 'Volver',
  lead: 'Causeway no necesita más que el pequeño que forma parte de él. Uno que usted traiga escribe respuestas más fluidas, encuentra enunciados de causa que escapan a la gramática integrada, o pone primero los mejores pasajes. Nada de sus documentos se envía a ningún sitio: el modelo viene aquí y trabaja aquí.',
  starting: 'Mirando qué hay aquí…',

  machineTitle: 'Este equipo',
  recommended: 'Recomendado para él',
  noneRecommended: 'No se recomienda ningún modelo para este equipo. Causeway funciona tal como está.',
  noChat:
    'Para este equipo no se recomienda ningún modelo que escriba respuestas. Las que compone el propio Causeway no lo necesitan.',

  localTitle: 'En este dispositivo',
  localEmpty: 'Ningún otro modelo todavía. Todo funciona sin ellos; elija uno abajo o impórtelo de archivos.',
  localSum: (number, bytes) => `${count(number, 'modelo', 'modelos')}, ${size(bytes)}`,
  status: { downloading: 'En camino', paused: 'En pausa', failed: 'Detenido por un problema', ready: 'Listo' },
  variant: (variant) => VARIANTS[variant] ?? variant,
  task: { embed: 'Encuentra pasajes', rerank: 'Ordena pasajes', chat: 'Escribe respuestas' },
  taskFilter: { all: 'Todos', embed: 'Encontrar pasajes', rerank: 'Ordenar pasajes', chat: 'Escribir respuestas' },
  taskHint: {
    embed:
      'Lee sus fuentes una vez en segundo plano y después encuentra pasajes que dicen con otras palabras lo que se pregunta.',
    rerank: 'Lee los mejores pasajes junto con la pregunta y pone delante los que mejor encajan.',
    chat: 'Lee pasajes, juzga qué causa qué y escribe.',
  },
  format: { onnx: 'funciona con o sin procesador gráfico', mlc: 'necesita un procesador gráfico' },
  fromFiles: 'importado',

  shippedTitle: 'Parte de la aplicación',
  shippedName: 'Codificador de la aplicación',
  shippedLead:
    'Lee sus fuentes una vez en segundo plano y luego encuentra pasajes que dicen con otras palabras lo que usted pregunta. Se trae de donde viene la aplicación y se guarda para usarlo sin conexión.',
  shippedOrigin: (origin) => `Origen: ${origin}`,
  shippedFiles: 'Archivos y su SHA-256',
  shippedSwitch: 'Encontrar pasajes por su significado',
  shippedFetch: (bytes) => `Traerlo ahora (${size(bytes)})`,
  shippedState: {
    absent: 'Aún no se ha traído: ocurre por sí solo cuando la aplicación no tiene otra cosa que hacer.',
    metered: 'Aún no se ha traído: esta conexión puede costar según la cantidad, así que espera a que usted lo pida.',
    off: 'Apagado',
    ready: 'Listo',
    serves: 'Encuentra pasajes ahora',
    unknown: 'No se puede decir qué es hasta que se alcance el servidor de la aplicación.',
  },
  shippedReplaced: (name) => `${name} encuentra pasajes en su lugar`,
  shippedFetching: (share) => `Trayéndolo: ${share}`,
  shippedFailed: (reason) =>
    `El codificador que forma parte de la aplicación no se puede usar; los pasajes se encuentran sin él. ${reason}`,
  shippedTryAgain: 'Intentar de nuevo: codificador de la aplicación',

  download: 'Descargar',
  downloadOf: (name) => `Descargar ${name}`,
  asking: 'Consultando…',
  pause: 'Pausa',
  pauseOf: (name) => `Pausar la descarga de ${name}`,
  resume: 'Reanudar',
  resumeOf: (name) => `Reanudar la descarga de ${name}`,
  tryAgain: 'Intentar de nuevo',
  tryAgainOf: (name) => `Intentar de nuevo descargar ${name}`,
  cancel: 'Cancelar',
  cancelOf: (name) => `Cancelar la descarga de ${name} y borrar lo que ha llegado`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  removed: (name) => `Se eliminó ${name}.`,
  export: 'Guardar como archivo',
  exportOf: (name) => `Guardar como archivo: ${name}`,
  isHere: 'En este dispositivo',
  isComing: 'En camino',
  isReady: (name) => `${name} ya está en este dispositivo.`,
  wasPaused: (name) => `La descarga de ${name} está en pausa.`,
  wasResumed: (name) => `${name} se está descargando.`,
  hasStopped: (name) => `La descarga de ${name} se ha detenido.`,

  arrived: (here, all) => `${size(here)} de ${size(all)}`,
  progress({ step, bytesHere, bytes, bytesPerSecond, secondsLeft }) {
    if (step === 'retrying') return 'Se cortó la conexión. Se reintenta solo…';
    if (step === 'checking') return 'Comprobando lo que ha llegado…';
    const speed = bytesPerSecond === null ? '' : `, ${size(bytesPerSecond)} por segundo`;
    const left = secondsLeft === null ? '' : `, quedan unos ${rough(secondsLeft)}`;
    return `${size(bytesHere)} de ${size(bytes)}${speed}${left}`;
  },
  file: ({ file, filesHere, files, fileBytesHere, fileBytes }) =>
    `Archivo ${Math.min(filesHere + 1, files)} de ${files}: ${file.slice(file.lastIndexOf('/') + 1)}, ${size(fileBytesHere)} de ${size(fileBytes)}`,
  progressLabel: (name) => `Descarga de ${name}`,

  browserAbout: 'guardado y ejecutado por el navegador, para todas las páginas',
  browserFetch: 'Que el navegador lo traiga',
  browserWait: 'Esperarlo aquí',
  browserHint:
    'Su navegador lo descarga de su fabricante, a menudo varios gigabytes, y decide cuánto tiempo lo guarda. Causeway no interviene en ello.',
  browserFetching: (share) => `El navegador lo está trayendo: ${share}`,
  browserFailed: (reason) =>
    `El navegador no pudo traer su modelo (${reason}). Compruebe la red y el espacio en el disco, e inténtelo de nuevo.`,

  catalogueTitle: 'Elegir un modelo',
  catalogueHint: 'Los tamaños están redondeados. Antes de descargar se consulta el tamaño exacto al repositorio.',
  filterLabel: 'Qué hace el modelo',
  variantLabel: (name) => `Pesos de ${name}`,
  variantOption: (variant, bytes, needsF16) =>
    `${VARIANTS[variant] ?? variant}, ${size(bytes)}${needsF16 ? ' (necesita gráficos de 16 bits)' : ''}`,
  about: (parameters) =>
    parameters >= 1e9
      ? `${decimal(parameters / 1e9, 1)} miles de millones de pesos`
      : `${figure(parameters / 1e6)} millones de pesos`,
  contextWindow: (tokens) => `lee ${figure(tokens)} tokens a la vez`,
  memory: (bytes) => `unos ${size(bytes)} de memoria mientras trabaja`,
  licence: (licence) => `Licencia: ${licence}`,
  sourceText: 'Más sobre él en Hugging Face',

  otherTitle: 'Otro modelo de Hugging Face',
  otherHint:
    'Cualquier codificador de frases, codificador cruzado o modelo de chat en formato ONNX, o un modelo de chat en formato MLC con su biblioteca. Hasta que pulse «Descargar», solo se consultan la lista de sus archivos y su descripción.',
  otherLabel: 'Repositorio, como propietario/nombre',
  otherPlaceholder: 'onnx-community/…',
  lookUp: 'Consultar',
  lookingUp: 'Consultando Hugging Face…',
  offer: (name, task) => `${name}: ${task}`,

  filesTitle: 'Sin red',
  filesHint:
    'En un equipo con red, descargue un modelo, pulse «Guardar como archivo» y traiga el archivo aquí. O copie la carpeta de un modelo: para ONNX con config.json, tokenizer.json y el archivo .onnx; para MLC con todas sus partes y la biblioteca .wasm. Puede soltarla en cualquier lugar de esta página.',
  importFolder: 'Importar una carpeta',
  importFile: 'Importar un .zip o .tar',
  importing: 'Leyendo su contenido…',
  importLabel: 'Importación',
  imported: (name) => `${name} ya está en este dispositivo.`,
  stopImport: 'Detener',
  stoppedImport: 'Se detuvo la importación. No se conservó nada de ella.',
  dropModel: 'Suelte para importar este modelo',

  offline:
    'Este dispositivo está sin conexión. Los modelos que hay aquí funcionan; las descargas seguirán cuando vuelva la red.',
  privacy:
    'El codificador que forma parte de la aplicación viene de donde viene la aplicación. Antes de que pulse «Descargar», «Reanudar» o «Consultar» no se pide nada más a ninguna red. Después solo se traen los archivos del modelo, de huggingface.co y, para bibliotecas compiladas, de raw.githubusercontent.com.',
};
