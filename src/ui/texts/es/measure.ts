/** @file Spanish: measuring on own questions. */
import { points } from '../measure.ts';
import type { Pack } from '../pack.ts';
import { count, figure, percent, plural, rough } from '../words.ts';
import { strategies } from './strategies.ts';

export const measure: Pack['measure'] = {
  title: 'Medir con preguntas propias',
  back: 'Volver al cuaderno',
  lead: '¿Qué forma de responder encuentra más en estos documentos? Dé preguntas cuyas respuestas conozca; cada sistema las recibe todas, en este dispositivo.',
  finished: (name) => `Ha terminado la medición con «${name}».`,
  show: 'Mostrar',
  noDocuments: 'Todavía no hay nada con que medir. Añada primero documentos a este cuaderno.',
  stillReading: 'Aún se están leyendo archivos. Solo se mide lo que esté leído al empezar.',

  fileTitle: 'Sus preguntas',
  fileHint:
    'Un archivo CSV de cualquier hoja de cálculo, o JSON Lines. Puede soltarlo en cualquier lugar de esta página. Solo se lee, no se guarda.',
  chooseFile: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  howTo: 'Cómo se escribe el archivo',
  howToCsv:
    'En CSV, la primera fila nombra las columnas: «question» y cualquiera de «answer», «document», «quote», «start» y «end». Varias respuestas correctas se separan con |. Una pregunta con varias evidencias ocupa varias filas.',
  howToJson: 'En JSON Lines, cada línea es una pregunta:',
  howToEvidence:
    'Un documento se nombra como en la lista de fuentes; la extensión se puede omitir. Una cita («quote») es una frase suya; no importan los espacios, las mayúsculas ni el tipo de comillas. En lugar de una cita, «start» y «end» cuentan caracteres desde 0. Sin nada de eso, todo el documento es la evidencia.',
  example: 'Guardar un ejemplo',
  exampleName: 'preguntas.csv',
  exampleCsv:
    'question,answer,document,quote\n' +
    '"¿Por qué cerró el molino?","La sequía vació la balsa","molino.txt","La sequía vació la balsa del molino."\n' +
    '"¿Por qué cerró el molino?","","feria.md","Sin agua, la rueda se detuvo."\n' +
    '"¿Quién inauguró la feria?","La alcaldesa","",""\n',
  exampleJson:
    '{"question": "¿Por qué cerró el molino?", "answers": ["La sequía vació la balsa"], "evidence": [{"doc": "molino.txt", "quote": "La sequía vació la balsa del molino."}]}',
  howToJudge:
    '«alternatives» son lugares tan buenos como la evidencia, «spurious» los que solo parecen una razón; ambos se escriben como la evidencia. Una pregunta con la etiqueta «unanswerable» debe rechazarse.',
  howToGraph:
    'Un segundo archivo puede nombrar los vínculos causales que hay en los documentos; elija ambos archivos a la vez. Entonces se dice cuáles conoce el cuaderno y cuáles muestra una respuesta:',
  exampleGraph:
    '{"events": [{"id": "a", "what": "la sequía", "names": ["sin lluvia"]}, {"id": "b", "what": "la balsa del molino está vacía", "names": []}], "links": [{"cause": "a", "effect": "b", "doc": "informe-molino.txt", "quote": "La sequía vació la balsa del molino."}]}',
  checking: 'Buscando la evidencia en sus documentos…',
  checked: ({ questions, withEvidence, withAnswers, evidence, links }) =>
    `${links === null ? '' : `${count(links, 'vínculo conocido encontrado', 'vínculos conocidos encontrados')}. `}Se ${plural(questions, 'puede', 'pueden')} medir ${count(questions, 'pregunta', 'preguntas')}: ${figure(withEvidence)} con evidencia (${count(evidence, 'pasaje', 'pasajes')} en total), ${figure(withAnswers)} con una respuesta correcta.`,
  noneUsable: 'Ninguna pregunta de este archivo se puede medir.',
  problems: (number) => count(number, 'línea no se usa tal como está', 'líneas no se usan tal como están'),
  notes: (number) => count(number, 'nota', 'notas'),
  atLine: (line) => `Línea ${figure(line)}`,
  moreLines: (number) => `Mostrar ${figure(number)} más`,

  systemsTitle: 'Sistemas que se comparan',
  all: 'Todos',
  none: 'Ninguno',
  start: 'Medir',
  again: 'Medir de nuevo',
  needsFile: 'Elija primero un archivo de preguntas.',
  needsSystem: 'Elija al menos un sistema.',
  stop: 'Detener',
  running: ({ strategy, fraction, secondsLeft }) =>
    `Preguntando a ${strategies[strategy].name}, ${percent(fraction)} hecho${secondsLeft === null ? '' : `, quedan unos ${rough(secondsLeft)}`}`,
  preparing: 'Leyendo el cuaderno…',
  stopping: 'Deteniendo…',
  progressLabel: 'Medición',

  result: 'Resultado',
  resultOf: (file, questions, documents, time) =>
    `${file}: ${count(questions, 'pregunta', 'preguntas')} sobre ${count(documents, 'documento', 'documentos')}, ${time}.`,
  stopped: (done) =>
    done === 0
      ? 'Detenida antes de terminar un sistema.'
      : `Detenida. Para entonces ${plural(done, 'había terminado', 'habían terminado')} ${count(done, 'sistema', 'sistemas')}.`,
  fewQuestions: 'Con tan pocas preguntas, las diferencias pequeñas son azar.',
  ready: 'La medición está completa.',

  plotTitle: 'Evidencia encontrada, según cuánto se lee',
  plotHint:
    'Cada sistema da sus pasajes, el mejor primero. Cuanto más alta su línea, más evidencia hay en los primeros caracteres.',
  plotNone: 'Ninguna pregunta nombra evidencia, así que no hay nada que dibujar. La tabla compara las respuestas.',
  plotX: 'caracteres leídos',
  plotY: 'evidencia encontrada',
  plotDescription: (lines) =>
    lines
      .map(
        ({ name, points: found }) =>
          `${name}: ${found.map(({ budget, recall }) => `${percent(recall)} en ${figure(budget)} caracteres`).join(', ')}.`,
      )
      .join(' '),

  withModels: 'El codificador ha participado.',
  withoutModels: 'Solo con palabras y vectores incorporados, sin codificador.',

  answersTitle: 'Lo que valen las respuestas',
  answersHint:
    'Cita: parte de las preguntas cuya respuesta cita un lugar que responde, y cuyo primer lugar lo hace; de todos los lugares citados, los que lo hacen; de las respuestas, las que citan lo que solo parece una razón. Dice: parte de las preguntas con respuesta que la obtuvieron, y de las demás que se rechazaron. Primer documento: el primer lugar encontrado está en uno correcto. Caminos: de las preguntas por causas, efectos y caminos, las respuestas que muestran dos o más vínculos conocidos. Respuesta: cuánto coinciden sus palabras con la mejor respuesta correcta (F1). Lo mejor de cada columna va en negrita.',
  cites: 'La respuesta cita',
  hit: 'un lugar correcto',
  first: 'y es el primero',
  precision: 'de todos los lugares',
  spurious: 'una razón aparente',
  tells: 'Dice',
  answered: 'una respuesta',
  refused: 'que no hay',
  firstDocument: 'Primer documento',
  paths: 'Caminos',
  linksOf: ({ found, right }) =>
    `De los vínculos causales conocidos el cuaderno tiene el ${percent(found)}; de sus afirmaciones causales el ${percent(right)} corresponde a uno.`,

  tableTitle: 'Lo que se encontró',
  tableHint:
    'Evidencia: parte de sus caracteres que está en los primeros caracteres recuperados. Documentos: parte de los que tienen evidencia que está entre los primeros. Frente a Causeway: la diferencia en 2000 caracteres y dónde está con un 95 % de certeza; si pasa por 0, puede ser azar. Tiempo: mediana de la búsqueda de una pregunta. Lo mejor de cada columna va en negrita.',
  system: 'Sistema',
  evidenceWithin: 'Evidencia en … caracteres',
  documentsAmong: 'Documentos entre los … primeros',
  difference: 'Frente a Causeway',
  differenceAt: 'en 2000, en puntos',
  differenceOf: ({ mean, low, high }) => `${points(mean)} (de ${points(low)} a ${points(high)})`,
  answerF1: 'Respuesta (F1)',
  time: 'Tiempo',
  best: 'el mejor',
  saveCsv: 'Guardar como CSV',
  saveJson: 'Guardar como JSON',
};
