/** @file The words of the screen “Privacy”: the offline switch, the requests to other origins, and what can't be checked. */
import { live } from '../language/live.ts';
import type { Outcome, Purpose } from '../../rpc/privacy.ts';
import { size } from './models.ts';
import { count } from './words.ts';

export const privacy = live('privacy', {
  title: 'Privacy',
  back: 'Back to the notebook',
  backToStart: 'Back',
  lead: 'Your documents, questions and answers stay on this device. Causeway asks another address only for models that you want to bring here. Each such request is listed below.',

  switchTitle: 'Offline switch',
  switchLabel: 'Ask nothing of any other address',
  switchHint:
    'While it is on, every request of Causeway to another address is held back: by the code that would ask, and once more by the service worker, for the page and all its workers. Links to other sites do not open. Everything on this device works as before.',
  switchedOn: 'The offline switch is on: nothing is asked of any other address.',
  switchedOff: 'The offline switch is off.',
  linkHeld: (address: string) => `The offline switch is on, so this link was not opened: ${address}`,
  linkTitle: (place: string) => `Open ${place}?`,
  linkHint:
    'The link leads away from Causeway, to this address. Whoever is there sees that you open it, and from which network address.',
  linkOpen: 'Open the address',
  modelsOff:
    'The offline switch is on. Models that are here work; downloads wait until you turn it off on the screen “Privacy”.',

  listTitle: 'Requests to other addresses',
  listEmpty: 'None was ever made, or the list was emptied.',
  listSum: (requests: number) => count(requests, 'request', 'requests'),
  hostSum: (host: string, requests: number, bytes: number) =>
    `${host}: ${count(requests, 'request', 'requests')}, ${size(bytes)} received`,
  listHint:
    'A request is written down before it is sent; one that can’t be written down is not sent. The sizes are those of what came, unpacked. A request sends its address and where in the file to begin, and no cookies.',
  columns: { when: 'When', where: 'Where', why: 'Why', bytes: 'Received', outcome: 'How it ended' },
  purpose: {
    listing: 'What there is of a model',
    description: 'Description of a model',
    file: 'File of a model',
  } satisfies Record<Purpose, string>,
  answeredBy: (host: string) => `answered by ${host}`,
  outcome: {
    running: 'Still running',
    unknown: 'Not known: Causeway was closed before its end. At least so much came.',
    complete: 'Complete',
    refused: 'Refused by the server',
    failed: 'No answer, or it broke off',
    stopped: 'Stopped by you, or because nothing came any more',
    'switched-off': 'Ended by the offline switch',
    blocked: 'Held back by the offline switch: nothing was sent',
  } satisfies Record<Outcome, string>,
  status: (status: number) => `answer ${status}`,
  more: 'Show more',
  forget: 'Empty the list',
  forgotten: 'The list is empty now.',

  limitsTitle: 'What the browser doesn’t let us check',
  limits: {
    browser:
      'What the browser itself asks of its maker: whether pages are safe, what form fields are for, its own updates. Only its settings can tell.',
    extensions: 'What extensions read of this page, and where they send it. An extension may do what a page may not.',
    ownModel:
      'Whether the browser’s own language model, where you gave it the role of answering, runs on this device only, as its maker says.',
    server:
      'Whether the address that Causeway comes from hands out the same app tomorrow. It sees when your browser fetches files of the app, and from which network address. What was stored for offline use stays as it is until an update.',
    before: 'What was asked before this list began with this version of Causeway, and before the list was emptied.',
    reload:
      'Whether the service worker stands guard: a page that is reloaded past it (Shift and reload) is held back by Causeway’s own code alone.',
    disk: 'Whether what was deleted can be read off the disk with special tools. The browser says when it has deleted something, not when the disk has forgotten it.',
  },

  eraseTitle: 'Delete everything',
  eraseHint:
    'Everything that Causeway keeps in this browser is deleted at once: all notebooks, documents, questions and answers, models, settings, the list above, and the app’s files for offline use.',
  erase: 'Delete everything …',
  eraseAsk: 'Delete everything?',
  eraseNow: 'Delete everything',
  erasing: 'Deleting everything …',
  consequences: {
    notebooks:
      'All notebooks go, with their documents, questions, answers, notes and corrections. This can’t be undone, and there is no copy anywhere else.',
    backups:
      'A backup that you saved as a file stays, and can be restored afterwards. Anything that was not saved is lost.',
    models: 'Models that were downloaded or imported have to be brought here again.',
    settings: 'Settings are as on the first day; the offline switch is off.',
    anew: 'Causeway opens anew. Without a network it opens only when the network is back.',
  },
});
