/** @file Spanish: corrections. */
import type { Correction, MentionPlaces } from '../../../rpc/contracts.ts';
import { short } from '../corrections.ts';
import type { Pack } from '../pack.ts';
import { count, figure } from '../words.ts';

const arrow = (polarity: 1 | -1) => (polarity > 0 ? 'lleva a' : 'impide o reduce');

/** Where mentions stand. */
const places = ({ documentIds, sentences }: MentionPlaces) =>
  documentIds.length > 0
    ? count(documentIds.length, 'documento', 'documentos')
    : count(sentences.length, 'frase', 'frases');

function said(correction: Correction, most = 90): string {
  switch (correction.kind) {
    case 'rename':
      return `«${correction.entity.name}» se llama «${correction.name}».`;
    case 'merge':
      return `«${correction.entity.name}» y «${correction.into.name}» son lo mismo.`;
    case 'split':
      return correction.within
        ? `En ${places(correction.within)}, «${correction.entity.name}» significa «${correction.leaving.name}».`
        : `«${correction.leaving.name}» no es lo mismo que «${correction.entity.name}».`;
    case 'sentence':
      return `Esta frase es falsa: «${short(correction.sentence.text, most)}»`;
    case 'gate':
      return correction.verdict === 'rejected'
        ? `No hay relación causal entre «${correction.from.title}» y «${correction.to.title}».`
        : `«${correction.from.title}» actúa sobre «${correction.to.title}».`;
    case 'relation': {
      const part = ({ start, end }: { start: number; end: number }) =>
        short(correction.sentence.text.slice(start, end), most);
      const [cause, effect] = [part(correction.cause), part(correction.effect)];
      if (correction.verdict === 'rejected') return `No se enuncia que «${cause}» lleve a «${effect}».`;
      if (correction.verdict === 'turned') return `Es «${effect}» lo que actúa sobre «${cause}», no al revés.`;
      return `«${cause}» ${arrow(correction.polarity)} «${effect}».`;
    }
  }
}

export const corrections: Pack['corrections'] = {
  title: 'Correcciones',
  back: 'Volver al cuaderno',
  lead: 'Lo que ha corregido. Las correcciones se mantienen cuando los documentos se leen de nuevo, y cada una se puede retirar.',
  loading: 'Abriendo…',
  failed: 'No se pudo cargar esta parte de Causeway. Recargue la página e inténtelo de nuevo.',
  emptyTitle: 'Nada corregido todavía',
  empty:
    'Causeway lee con reglas y a veces se equivoca. Donde muestra una frase, un paso de un camino, una puerta o una entidad, el botón de tres puntos permite corregirlo: cambiar el nombre o unir entidades, decir que una frase es falsa, rechazar o añadir una causa.',
  kinds: {
    all: 'Todo',
    rename: 'Nombres',
    merge: 'Unidas',
    split: 'Separadas',
    sentence: 'Frases falsas',
    relation: 'Causas y efectos',
    gate: 'Puertas',
  },
  filter: 'Mostrar',
  find: 'Buscar una corrección',
  shownOf: (shown, all) => `${figure(shown)} de ${count(all, 'corrección', 'correcciones')}`,
  none: 'Ninguna corrección coincide.',
  effects: {
    pending: 'En espera: se está actualizando el mapa',
    working: 'En uso',
    idle: 'Sin efecto ahora: aquello de lo que trata no está en los documentos',
  },
  updating: 'Se está actualizando el mapa.',
  takeBack: 'Retirar',
  takeBackThis: (what) => `Retirar: ${what}`,
  takenBack: 'Se retiró la corrección.',
  said,
  made: (correction) => `Corregido. ${said(correction, 40)}`,

  undo: 'Deshacer',
  show: 'Todas las correcciones',
  menuOf: (what) => `Corregir: ${short(what)}`,
  wrong: 'Esta frase es falsa',
  right: 'Esta frase sí es cierta',
  wrongNumber: (number) => `La frase ${number} es falsa`,
  rightNumber: (number) => `La frase ${number} sí es cierta`,
  markedWrong: 'Marcó esta frase como falsa. Ya no se usa para las respuestas.',
  askAgain: 'Pregunte de nuevo para obtener una respuesta sin ella.',
  statements: 'Lo que enuncia…',
  rejectStep: 'La frase no dice esto',
  turnStep: 'Es al revés',
  rejectGate: 'No existe esa relación',
  gateByPerson: 'creada por usted',
  addGate: 'Añadir una puerta causal…',
  rename: 'Cambiar el nombre…',
  merge: 'Unir con otra…',
  split: 'Separar…',
  addRelation: 'Añadir una causa o un efecto…',
  entityActions: (name) => `Corregir «${short(name)}»`,
  entityGone: 'El mapa ha cambiado desde entonces. Ábralo en el mapa o pregunte de nuevo, y corríjalo allí.',

  renameTitle: (name) => `Cambiar el nombre de «${short(name)}»`,
  newName: 'Nombre nuevo',
  renameAction: 'Cambiar el nombre',
  mergeTitle: (name) => `Unir «${short(name)}» con…`,
  mergeHint: 'Elija con qué es lo mismo. Ambas serán una, con el nombre de la que elija.',
  mergeAction: 'Unir',
  splitTitle: (name) => `Lo que no es «${short(name)}»`,
  splitBy: 'Qué se separa',
  splitWays: { names: 'Otros nombres', documents: 'En algunos documentos', sentences: 'En algunas frases' },
  splitHints: {
    names: 'Marque los nombres que significan otra cosa. Serán una entidad propia.',
    documents: 'Marque los documentos en los que significa otra cosa.',
    sentences: 'Marque las frases en las que significa otra cosa.',
  },
  splitName: 'Qué significa ahí',
  splitNameHint: (name) => `${short(name, 40)} (…)`,
  splitCut: (shown, all) =>
    `Las primeras ${figure(shown)} de ${figure(all)} frases. Las demás se separan con sus documentos.`,
  splitAction: 'Separar',
  splitNothing: 'Solo tiene este nombre. Elija documentos o frases.',
  bothTitle: (name) => `Una causa o un efecto de «${short(name)}»`,
  bothHint: 'Elija el otro lado y después la frase que lo enuncia. Lo que ninguna frase enuncia no se puede añadir.',
  other: 'El otro lado',
  evidence: 'La frase que lo enuncia',
  next: 'Seguir',
  statementsTitle: 'Lo que enuncia esta frase',
  noStatements: 'No se encontró en ella nada sobre causas.',
  signs: { 1: 'lleva a', [-1]: 'impide o reduce' } as Record<1 | -1, string>,
  verdicts: { right: 'Correcto', rejected: 'No se enuncia', turned: 'Al revés' },
  add: 'Añadir lo que enuncia',
  addNone: 'Nada',
  cause: 'Causa',
  effect: 'Efecto',
  acts: 'La causa…',
  raises: '+ lleva a',
  lowers: '− impide o reduce',
  tooFewNames: 'Nombra menos de dos cosas; no se puede añadir nada.',
  save: 'Guardar',
  gateTitle: (title) => `Una puerta causal en «${short(title)}»`,
  gateHint: 'Por una puerta, las respuestas siguen las causas de un grupo de temas a otro. Elija el otro grupo.',
  gateDirection: 'Qué actúa sobre qué',
  gateFrom: (title) => `«${short(title)}» actúa sobre el otro`,
  gateTo: (title) => `El otro actúa sobre «${short(title)}»`,
  gateAction: 'Añadir la puerta',
  search: 'Buscar',
  nothingFound: 'Nada lleva estas palabras en el nombre.',
  mentions: (number) => count(number, 'frase', 'frases'),
  together: (number) => `${count(number, 'frase', 'frases')} con ambos`,
  moduleDetail: (level, entities) => `H${level} · ${count(entities, 'entidad', 'entidades')}`,
};
