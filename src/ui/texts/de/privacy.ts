/** @file German: the screen “Privacy”. */
import { size } from '../models.ts';
import type { Pack } from '../pack.ts';
import { count } from '../words.ts';

export const privacy: Pack['privacy'] = {
  title: 'Datenschutz',
  back: 'Zurück zum Notizbuch',
  backToStart: 'Zurück',
  lead: 'Ihre Dokumente, Fragen und Antworten bleiben auf diesem Gerät. Causeway fragt eine andere Adresse nur nach Modellen, die Sie hierher holen wollen. Jede solche Anfrage steht unten.',

  switchTitle: 'Offline-Schalter',
  switchLabel: 'Keine andere Adresse etwas fragen',
  switchHint:
    'Solange er an ist, wird jede Anfrage von Causeway an eine andere Adresse zurückgehalten: von dem Code, der fragen würde, und noch einmal vom Service Worker, für die Seite und alle ihre Worker. Links zu anderen Seiten öffnen sich nicht. Alles auf diesem Gerät geht wie zuvor.',
  switchedOn: 'Der Offline-Schalter ist an: Keine andere Adresse wird etwas gefragt.',
  switchedOff: 'Der Offline-Schalter ist aus.',
  linkHeld: (address) => `Der Offline-Schalter ist an, darum wurde dieser Link nicht geöffnet: ${address}`,
  linkTitle: (place) => `${place} öffnen?`,
  linkHint:
    'Der Link führt aus Causeway hinaus, zu dieser Adresse. Wer dort ist, sieht, dass Sie sie öffnen, und von welcher Netzadresse aus.',
  linkOpen: 'Adresse öffnen',
  modelsOff:
    'Der Offline-Schalter ist an. Modelle, die hier sind, arbeiten; Downloads warten, bis Sie ihn auf der Seite „Datenschutz“ ausschalten.',

  listTitle: 'Anfragen an andere Adressen',
  listEmpty: 'Es gab nie eine, oder die Liste wurde geleert.',
  listSum: (requests) => count(requests, 'Anfrage', 'Anfragen'),
  hostSum: (host, requests, bytes) => `${host}: ${count(requests, 'Anfrage', 'Anfragen')}, ${size(bytes)} empfangen`,
  listHint:
    'Eine Anfrage wird aufgeschrieben, bevor sie gesendet wird; was sich nicht aufschreiben lässt, wird nicht gesendet. Die Größen sind die des Empfangenen, entpackt. Gesendet werden die Adresse und ab welcher Stelle der Datei, und keine Cookies.',
  columns: { when: 'Wann', where: 'Wo', why: 'Warum', bytes: 'Empfangen', outcome: 'Wie es endete' },
  purpose: {
    listing: 'Was es von einem Modell gibt',
    description: 'Beschreibung eines Modells',
    file: 'Datei eines Modells',
  },
  answeredBy: (host) => `beantwortet von ${host}`,
  outcome: {
    running: 'Läuft noch',
    unknown: 'Nicht bekannt: Causeway wurde vor dem Ende geschlossen. Mindestens so viel kam an.',
    complete: 'Vollständig',
    refused: 'Vom Server abgelehnt',
    failed: 'Keine Antwort, oder sie brach ab',
    stopped: 'Von Ihnen angehalten, oder weil nichts mehr kam',
    'switched-off': 'Vom Offline-Schalter beendet',
    blocked: 'Vom Offline-Schalter zurückgehalten: Nichts wurde gesendet',
  },
  status: (status) => `Antwort ${status}`,
  more: 'Mehr zeigen',
  forget: 'Liste leeren',
  forgotten: 'Die Liste ist jetzt leer.',

  limitsTitle: 'Was der Browser uns nicht prüfen lässt',
  limits: {
    browser:
      'Was der Browser selbst bei seinem Hersteller fragt: ob Seiten sicher sind, wozu Felder dienen, nach Aktualisierungen. Nur seine Einstellungen sagen es.',
    extensions:
      'Was Erweiterungen von dieser Seite lesen und wohin sie es senden. Eine Erweiterung darf, was eine Seite nicht darf.',
    ownModel:
      'Ob das eigene Sprachmodell des Browsers, wenn Sie ihm die Aufgabe zu antworten gaben, nur auf diesem Gerät läuft, wie sein Hersteller sagt.',
    server:
      'Ob die Adresse, von der Causeway kommt, morgen dieselbe App ausgibt. Sie sieht, wann Ihr Browser Dateien der App holt und von welcher Netzadresse. Was für den Offline-Gebrauch gespeichert ist, bleibt bis zu einer Aktualisierung, wie es ist.',
    before: 'Was gefragt wurde, bevor diese Liste mit dieser Fassung von Causeway begann, und bevor sie geleert wurde.',
    reload:
      'Ob der Service Worker wacht: Eine Seite, die an ihm vorbei neu geladen wird (Umschalttaste und Neuladen), hält nur der Code von Causeway zurück.',
    disk: 'Ob sich Gelöschtes mit besonderen Werkzeugen noch von der Platte lesen lässt. Der Browser sagt, wann er etwas gelöscht hat, nicht wann die Platte es vergessen hat.',
  },

  eraseTitle: 'Alles löschen',
  eraseHint:
    'Alles, was Causeway in diesem Browser aufbewahrt, wird auf einmal gelöscht: alle Notizbücher, Dokumente, Fragen und Antworten, Modelle, Einstellungen, die Liste oben und die Dateien der App für den Offline-Gebrauch.',
  erase: 'Alles löschen …',
  eraseAsk: 'Alles löschen?',
  eraseNow: 'Alles löschen',
  erasing: 'Alles wird gelöscht …',
  consequences: {
    notebooks:
      'Alle Notizbücher gehen, mit Dokumenten, Fragen, Antworten, Notizen und Korrekturen. Das lässt sich nicht rückgängig machen, und es gibt sonst keine Kopie.',
    backups:
      'Eine Sicherung, die Sie als Datei gespeichert haben, bleibt und lässt sich danach wiederherstellen. Was nicht gespeichert wurde, ist verloren.',
    models: 'Heruntergeladene oder importierte Modelle müssen wieder hierher geholt werden.',
    settings: 'Die Einstellungen sind wie am ersten Tag; der Offline-Schalter ist aus.',
    anew: 'Causeway öffnet sich neu. Ohne Netz öffnet es sich erst, wenn das Netz wieder da ist.',
  },
};
