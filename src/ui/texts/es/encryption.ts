/** @file Spanish: encrypted notebooks. */
import type { Pack } from '../pack.ts';
import { count, percent } from '../words.ts';

export const encryption: Pack['encryption'] = {
  encrypt: 'Cifrar este cuaderno…',
  encryptAlso: 'frase de contraseña bloquear proteger secreto',
  lock: 'Bloquear ahora',
  lockAlso: 'cerrar frase de contraseña cifrar',
  change: 'Cambiar la frase de contraseña…',
  changeAlso: 'contraseña cifrar',
  decrypt: 'Quitar la frase de contraseña…',
  decryptAlso: 'descifrar contraseña desproteger',

  encryptTitle: (name) => `Cifrar «${name}»`,
  encryptLead:
    'Desde entonces, todo lo que hay en el cuaderno se guarda cifrado: archivos, textos, índice, preguntas, respuestas, notas y correcciones. Para leerlo, escriba la frase de contraseña.',
  forgotten:
    'Olvidar la frase de contraseña es definitivo: sin ella nadie puede abrir el cuaderno, ni usted ni quienes hacen Causeway. No hay forma de restablecerla. Anótela y guárdela con otros papeles importantes.',
  visible:
    'En este dispositivo sigue visible: el nombre del cuaderno, cuántas fuentes y preguntas tiene, su tamaño y cuándo se añadieron.',
  backups:
    'Las copias de seguridad que se hagan desde entonces también van cifradas, con la frase de contraseña de su momento; las anteriores no. Borre las que no necesite conservar.',
  disk: 'Lo que hasta ahora se guardaba sin cifrar se borra; cuándo lo olvida el disco, ninguna página puede decirlo.',
  understood: 'He guardado la frase de contraseña donde la encontraré',
  encryptNow: 'Cifrar',

  changeTitle: (name) => `Cambiar la frase de contraseña de «${name}»`,
  changeLead:
    'No se vuelve a cifrar nada. Las copias de seguridad conservan la frase de contraseña con la que se hicieron.',
  changeNow: 'Cambiarla',
  changed: 'La frase de contraseña se cambió.',

  decryptTitle: (name) => `Quitar la frase de contraseña de «${name}»`,
  decryptLead:
    'Todo lo que hay en el cuaderno vuelve a guardarse sin cifrar: quien pueda usar este navegador puede leerlo.',
  decryptNow: 'Descifrar',

  passphrase: 'Frase de contraseña',
  current: 'Frase de contraseña actual',
  next: 'Nueva frase de contraseña',
  repeated: 'La misma otra vez',
  fewest: (characters) => `Al menos ${count(characters, 'carácter', 'caracteres')}; lo mejor son varias palabras.`,
  differs: 'Las dos no son iguales.',
  show: 'Mostrar lo que escribo',

  lockedTitle: (name) => `«${name}» está bloqueado`,
  lockedLead: 'Escriba su frase de contraseña para abrirlo en todas las pestañas.',
  changingTitle: (name) => `«${name}» se está cifrando o descifrando`,
  changingLead:
    'Si otra pestaña se ocupa de ello, espere a que termine. Si se interrumpió, escriba la frase de contraseña y continúa; no se perdió nada.',
  unlock: 'Abrir',
  unlocking: 'Abriendo…',
  working: (fraction) => `${percent(fraction)} hecho. Se puede cerrar la página; la próxima vez continúa.`,
  addWhileLocked: 'Este cuaderno está bloqueado. Ábralo primero y añada después los archivos.',
  encrypted: (name) => `«${name}» está cifrado.`,
  decrypted: (name) => `«${name}» ya no está cifrado.`,

  backupTitle: 'Esta copia de seguridad está cifrada',
  backupLead:
    'Se abre con la frase de contraseña que tenía el cuaderno cuando se hizo. El cuaderno restaurado se cifra con ella.',
  backupNow: 'Restaurar',

  settingTitle: 'Cuadernos cifrados',
  settingLabel: 'Bloquearlos cuando no se haya hecho nada aquí durante',
  settingHint:
    'Al bloquear se recargan todas las pestañas de Causeway, para que nada del cuaderno quede en su memoria. También quedan bloqueados cuando se cierra la última pestaña.',
  minutes: (minutes) => count(minutes, 'minuto', 'minutos'),
  never: 'Nunca por sí solos',
};
