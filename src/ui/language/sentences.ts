/**
 * @file Sentences that the workers make, as they write them, with `{1}` for what varies. They cross to the page, and lie in stored
 * documents and answers, in English; other languages find them here by their words. Beside the code of an error they are the
 * finer key. `test/ui/languages.test.ts` finds a sentence that no worker says any more.
 */
export const sentences = {
  emptyFile: '“{1}” is empty. Check that it was saved, then add it again.',
  noText: '“{1}” holds no text. Add a file with text in it.',
  tooManyBytes: '“{1}” is {2} MB; files of this kind may be up to {3} MB. Split it into parts and add those.',
  tooManyCharacters:
    '“{1}” holds {2} million characters; one document may hold {3} million. Split it into parts and add those.',
  password: '“{1}” is protected by a password. Save a copy without the password and add that.',
  copyProtected:
    '“{1}” is copy-protected (DRM), so only the reader it was bought for can open it. Add a copy without protection, where you may have one.',
  damagedPdf:
    '“{1}” is damaged or only partly there: no page of it can be read. Download or export it again and add the new copy.',
  noTextLayer:
    '“{1}” has no text layer: its pages are pictures. Causeway reads no pictures (OCR is not built in). Run text recognition on it, for example in a scanning app, and add the result.',
  otherInside:
    '“{1}” is not a {2} file inside, whatever its name says. It may be damaged or only partly downloaded: open it in its own program, save it again and add the new copy.',
  damagedPackage:
    '“{1}” could not be read: it may be damaged or only partly there. Open it in its own program, save it again and add the new copy.',
  damagedArchive: '“{1}” is damaged or only partly there. Download or pack it again and add the new copy.',
  leftOut: '“{1}” was left out: pictures, sounds, films and programs hold no text that can be read.',
  unreadable: '{1} could not be read: it may be damaged. Save it anew and add it again.',

  notebookGone: 'This notebook is not here any more. Choose another one from the list.',
  documentGone: 'This document is not in the notebook any more. Add the file again to read it.',
  nothingToAsk: 'Nothing can be asked yet: add documents, or wait until the first are read.',
  noMap: 'There is no map yet: add documents, or wait until the first are read.',
  questionTooLong:
    'A question can have at most {1} characters; this one has {2}. Add longer text as a document instead.',
  nothingToExport: 'There is nothing to export yet. Ask a question or write a note first.',
  noSourceCited: 'No source is cited yet. Ask a question first; the sources of its answer are listed then.',
  newerBackup: 'This backup was made by a newer Causeway. Reload the page to get the newest version, then restore it.',
  nameOfItsOwn: 'Give it a name that tells it from “{1}”.',
  nameNeeded: 'Give it a name with at least one letter and at most {1} characters.',
  questionsFileEmpty: '“{1}” is empty. Write one question on each line.',
  noUsableQuestion: 'No question of “{1}” can be measured. See what is said of its lines.',

  modelUnloaded: '{1} was unloaded. Load it again.',
  modelUnloadedToUse: '{1} was unloaded. Load it again to use it.',
  noAnsweringModel: 'No model has the role of answering. Open “Models” and choose one.',
  needsGraphics: '{1} needs a graphics processor, and this browser offers none. Choose a model that runs without one.',
  otherTask: '{1} is for another task. Choose another model.',
  alreadyHere: '{1} is on this device already.',
  connectionEnded: 'The connection ended early. What has arrived is kept: press Resume.',
  hubUnreachable:
    '{1} could not be reached, or the connection broke. What has arrived is kept: check the network, then press Resume.',
  notOnHub: '{1} is not on the hub (any more). Check its name.',
  repositoryForm: 'Type the repository as owner/name, for example Xenova/all-MiniLM-L6-v2.',
  importRunning: 'Another model is being imported. Wait until it is here.',

  pathStep: 'A step of the causal path',
  statesCause: 'States a cause or an effect of what was asked about',
  fits: 'Fits the question',
  associated: 'Says that things went together, not that one caused the other',
  denied: 'Says that there is no causal link',
  noCause: 'States no cause',
  citesNothing: 'Cites nothing from the documents',
  strangeNumber: 'The cited sentences do not have the number {1}',
  strangeName: 'The cited sentences do not name {1}',
  unsaid: 'The cited sentences do not say {1}',
  otherMatter: 'The cited sentences are about something else',
  notCausal: 'The cited sentences do not say that one caused the other',
  turned: 'The cited sentences name cause and effect the other way round',

  cutPdf: 'This PDF is cut off; what could be recovered was read.',
  unreadPages: '{1} of {2} pages could not be read.',
  blankPage:
    'Page {1} of {2} has no text layer. If they are scans, run text recognition (OCR) on the file and add the result.',
  blankPages:
    'Pages {1} of {2} have no text layer. If they are scans, run text recognition (OCR) on the file and add the result.',
  missingChapters: '{1} of {2} chapters are not in the file.',
  openQuote: 'A quotation mark is not closed, so rows may have run together or been cut off.',
  largeMarkdown: 'This Markdown file is very large, so it was read as plain text, marks included.',
  cutFile: 'This file is cut off; what is there was read.',
  hiddenSheet: '{1} hidden sheet was left out.',
  hiddenSheets: '{1} hidden sheets were left out.',
  entriesUnread: '{1} entries could not be read.',

  noGraphics:
    'This browser offers web pages no graphics processor (WebGPU). Small models for finding passages run well without one; models that write answers would be very slow.',
  coresAndMemory: 'This machine has {1} processor cores and at least {2} GB of memory.',
  storageMayClear:
    'The browser offers this page about {1} of storage. If the disk fills up, the browser may clear it; Causeway asks to keep it when you download.',
  storageStays: 'The browser offers this page about {1} of storage. What is stored stays until you delete it.',
  findsWithout: 'Finds passages that say in other words what you ask, and runs fast without a graphics processor.',
  findsWith: 'Finds passages that say in other words what you ask, and runs fast on the graphics processor.',
  ordersWithout: 'Puts the passages that fit a question best first, and runs fast without a graphics processor.',
  ordersWith: 'Puts the passages that fit a question best first, and runs fast on the graphics processor.',
  smallEncoder: 'Small and fast, and the encoder that the published results were made with.',
  betterEncoder: 'Finds passages for questions better than MiniLM, and reads passages twice as long.',
  manyLanguages: 'For documents in other languages than English, or in several at once.',
  smallReranker: 'Reads question and passage together and puts the best passages first, at little cost.',
  exactReranker: 'Orders passages more exactly than MiniLM, and takes about ten times as long.',
  balanced: 'The best balance of size and sense for most laptops; keeps to a given format well.',
  weakGraphics: 'A small download that runs on weak graphics processors; its judgement is limited.',
  notCommercial: 'Judges causes more reliably than the smaller ones. Its licence does not allow commercial use.',
  fluent: 'Writes fluent answers; for machines with a good graphics processor.',
  leastMemory: 'Needs the least graphics memory for its size.',
  strongest: 'The strongest here at reasoning, and the largest; for a graphics card of its own.',
  slowWithout: 'Runs without a graphics processor too, slowly; its judgement is limited.',
  smallest: 'The smallest to try without a graphics processor; good for short, simple texts only.',
} as const;

export type SentenceId = keyof typeof sentences;
