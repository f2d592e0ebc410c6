/** @file Spanish: the screen “Privacy”. */
import { size } from '../models.ts';
import type { Pack } from '../pack.ts';
import { count } from '../words.ts';

export const privacy: Pack['privacy'] = {
  title: 'Privacidad',
  back: 'Volver al cuaderno',
  backToStart: 'Volver',
  lead: 'Sus documentos, preguntas y respuestas se quedan en este dispositivo. Causeway solo pregunta a otra dirección por modelos que usted quiere traer aquí. Cada petición de ese tipo figura abajo.',

  switchTitle: 'Interruptor sin conexión',
  switchLabel: 'No preguntar nada a ninguna otra dirección',
  switchHint:
    'Mientras está activado, toda petición de Causeway a otra dirección se retiene: por el código que preguntaría y otra vez por el service worker, para la página y todos sus workers. Los enlaces a otros sitios no se abren. Todo lo de este dispositivo funciona como antes.',
  switchedOn: 'El interruptor sin conexión está activado: no se pregunta nada a ninguna otra dirección.',
  switchedOff: 'El interruptor sin conexión está desactivado.',
  linkHeld: (address) => `El interruptor sin conexión está activado, así que este enlace no se abrió: ${address}`,
  linkTitle: (place) => `¿Abrir ${place}?`,
  linkHint:
    'El enlace lleva fuera de Causeway, a esta dirección. Quien está allí ve que usted la abre, y desde qué dirección de red.',
  linkOpen: 'Abrir la dirección',
  modelsOff:
    'El interruptor sin conexión está activado. Los modelos que están aquí funcionan; las descargas esperan hasta que lo desactive en la pantalla «Privacidad».',

  listTitle: 'Peticiones a otras direcciones',
  listEmpty: 'Nunca hubo ninguna, o la lista se vació.',
  listSum: (requests) => count(requests, 'petición', 'peticiones'),
  hostSum: (host, requests, bytes) => `${host}: ${count(requests, 'petición', 'peticiones')}, ${size(bytes)} recibidos`,
  listHint:
    'Una petición se anota antes de enviarse; la que no se puede anotar no se envía. Los tamaños son los de lo recibido, descomprimido. Se envían la dirección y desde qué punto del archivo, y ninguna cookie.',
  columns: { when: 'Cuándo', where: 'Dónde', why: 'Por qué', bytes: 'Recibido', outcome: 'Cómo terminó' },
  purpose: {
    listing: 'Qué hay de un modelo',
    description: 'Descripción de un modelo',
    file: 'Archivo de un modelo',
  },
  answeredBy: (host) => `respondió ${host}`,
  outcome: {
    running: 'Aún en curso',
    unknown: 'No se sabe: Causeway se cerró antes del final. Llegó al menos esto.',
    complete: 'Completa',
    refused: 'Rechazada por el servidor',
    failed: 'Sin respuesta, o se cortó',
    stopped: 'Detenida por usted, o porque ya no llegaba nada',
    'switched-off': 'Terminada por el interruptor sin conexión',
    blocked: 'Retenida por el interruptor sin conexión: no se envió nada',
  },
  status: (status) => `respuesta ${status}`,
  more: 'Mostrar más',
  forget: 'Vaciar la lista',
  forgotten: 'La lista está vacía ahora.',

  limitsTitle: 'Lo que el navegador no nos deja comprobar',
  limits: {
    browser:
      'Lo que el propio navegador pregunta a su fabricante: si las páginas son seguras, para qué son los campos, sus actualizaciones. Solo lo dicen sus ajustes.',
    extensions:
      'Lo que las extensiones leen de esta página y adónde lo envían. Una extensión puede hacer lo que una página no puede.',
    ownModel:
      'Si el modelo de lenguaje del propio navegador, cuando usted le dio la tarea de responder, funciona solo en este dispositivo, como dice su fabricante.',
    server:
      'Si la dirección de la que viene Causeway entrega mañana la misma aplicación. Ve cuándo su navegador busca archivos de la aplicación y desde qué dirección de red. Lo guardado para el uso sin conexión queda como está hasta una actualización.',
    before:
      'Lo que se preguntó antes de que esta lista empezara con esta versión de Causeway, y antes de que se vaciara.',
    reload:
      'Si el service worker vigila: una página recargada sin pasar por él (Mayús y recargar) la retiene solo el código de Causeway.',
    disk: 'Si lo borrado aún se puede leer del disco con herramientas especiales. El navegador dice cuándo ha borrado algo, no cuándo el disco lo ha olvidado.',
  },

  eraseTitle: 'Borrar todo',
  eraseHint:
    'Se borra de una vez todo lo que Causeway guarda en este navegador: todos los cuadernos, documentos, preguntas y respuestas, modelos, ajustes, la lista de arriba y los archivos de la aplicación para el uso sin conexión.',
  erase: 'Borrar todo …',
  eraseAsk: '¿Borrar todo?',
  eraseNow: 'Borrar todo',
  erasing: 'Borrando todo …',
  consequences: {
    notebooks:
      'Se van todos los cuadernos, con sus documentos, preguntas, respuestas, notas y correcciones. No se puede deshacer y no hay copia en ningún otro sitio.',
    backups:
      'Una copia de seguridad que guardó como archivo se queda y se puede restaurar después. Lo que no se guardó se pierde.',
    models: 'Los modelos descargados o importados hay que traerlos de nuevo.',
    settings: 'Los ajustes quedan como el primer día; el interruptor sin conexión está desactivado.',
    anew: 'Causeway se abre de nuevo. Sin red, solo se abre cuando la red vuelve.',
  },
};
