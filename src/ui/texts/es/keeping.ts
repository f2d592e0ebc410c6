/** @file Spanish: whether what is stored here stays, and backups. */
import type { Pack } from '../pack.ts';
import { size } from '../models.ts';
import { count, dateTime } from '../words.ts';

export const keeping: Pack['keeping'] = {
  title: 'Conservar lo que se guarda aquí',
  askWhy:
    'Cuando el disco se llena, un navegador puede borrar lo que guardaron las páginas, también este cuaderno, salvo que se le pida que lo conserve.',
  ask: 'Pedir al navegador que lo conserve',
  notNow: 'Ahora no',
  saidYes: 'El navegador conserva lo que se guarda aquí hasta que usted lo borre.',
  saidNo:
    'El navegador no aceptó conservarlo. Quizá lo haga más adelante, cuando use Causeway más a menudo o lo haya instalado; hasta entonces, una copia de seguridad es la copia segura.',
  noSay: 'Este navegador no dice si conserva lo que se guarda aquí. Una copia de seguridad es la copia segura.',
  notAsked: 'El navegador puede borrar lo que se guarda aquí cuando el disco se llene.',
  used: (used, quota) => `Se usan ${size(used)} de los ${size(quota)} que permite el navegador.`,
  backupTitle: 'Copias de seguridad',
  backupNever: (name) => `De «${name}» nunca se hizo una copia de seguridad en este navegador.`,
  backupOld: (name, at) =>
    `La última copia de seguridad de «${name}» es del ${dateTime(at)}, y desde entonces ha cambiado.`,
  backupAt: (name, at) => `La última copia de seguridad de «${name}» es del ${dateTime(at)}.`,
  backupWhy: 'Una copia de seguridad es la única copia fuera de este navegador.',
  backupNow: 'Hacer una copia ahora',
  later: 'Más tarde',
  lostTitle: 'El navegador ha borrado lo que estaba guardado aquí',
  lost: (notebooks, sources) =>
    `${count(notebooks, 'cuaderno', 'cuadernos')} con ${count(sources, 'fuente', 'fuentes')} que este navegador tenía guardados ya no ${notebooks === 1 ? 'está' : 'están'}. Causeway no los borró: los navegadores eliminan datos de páginas cuando el disco se llena, tras mucho tiempo sin uso o cuando alguien los borra en los ajustes.`,
  lostAdvice:
    'Un archivo de copia de seguridad recupera un cuaderno con sus preguntas y respuestas. Los documentos se pueden añadir de nuevo.',
  understood: 'Lo he leído',
};
