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
    '“{1}” has no text layer: its pages are pictures. Run text recognition (OCR) on it, for example in a scanning app, and add the result.',
  noLetters:
    '“{1}” shows text, but its fonts don’t say which letters they are. Run text recognition (OCR) on it, for example in a scanning app, and add the result.',
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
  newerStore:
    'What is stored here was written by a newer Causeway, and nothing of it was changed. Close all tabs of Causeway and open it again to get the newest version.',
  notebookLocked: 'This notebook is locked. Enter its passphrase to open it.',
  notebookChanging:
    'This notebook is being encrypted or decrypted. Wait until that is done; if it was interrupted, enter the passphrase to go on.',
  passphraseWrong: 'This is not the passphrase. Check capital letters and the keyboard’s language, then try again.',
  passphraseShort: 'A passphrase needs at least {1} characters. Take several words.',
  lockDamaged: 'What the passphrase opens is damaged, so no passphrase opens it any more. Restore a backup.',
  lockChanged:
    'What the passphrase opens was changed by something other than Causeway, so it is not used. Restore a backup, and find out who else can use this device.',
  sealedDamaged:
    'A part of this encrypted notebook is damaged where it is stored (“{1}”). Restore a backup; what can still be read can be exported first.',
  sealedChanged:
    'A part of this encrypted notebook was changed by something other than Causeway (“{1}”), so it is not shown. Restore a backup, and find out who else can use this device.',
  sealedBackupDamaged:
    'This encrypted backup is damaged or cut off; the passphrase is not what is wrong. Nothing was restored. Copy the file again, or use another backup.',
  sealedBackupChanged:
    'This encrypted backup was changed by something other than Causeway; the passphrase is not what is wrong. Nothing was restored. Use another backup, and find out who else can change your files.',
  heldElsewhere:
    'Something is still held by another tab of Causeway. Close the other tabs, then delete everything once more.',
  newerBackup: 'This backup was made by a newer Causeway. Reload the page to get the newest version, then restore it.',
  tooLargeForOneFile:
    'This notebook is too large for one file (4 GB). Move some of its sources to another notebook, and save both.',
  tablePlace: '{1}, column “{2}”, row {3}: {4} Nothing was taken in.',
  tableColumnLacking:
    '{1} lacks the column “{2}”. It has: {3}. Only tables of GraphRAG, CausalRAG2 and Causeway can be read. Nothing was taken in.',
  tablesLacking:
    'There is no {1} among these tables. Name the folder that GraphRAG, CausalRAG2 or Causeway wrote. Nothing was taken in.',
  tablesNone:
    'There is no text_units.parquet here. Choose the folder that GraphRAG, CausalRAG2 or Causeway wrote its tables to, or that folder as a .zip.',
  tablesNewer: 'These tables were made by a newer Causeway. Use that one to read them. Nothing was taken in.',
  tablesEmpty: 'These tables hold no text. Nothing was taken in.',
  tableDamaged: '{1} is damaged or cut off ({2}). Copy or make it again. Nothing was taken in.',
  tableRowsTooMany: '{1} has {2} rows, and at most {3} can be read. Nothing was taken in.',
  tablePacking:
    "{1}, column “{2}”: it is packed with {3}, which can't be unpacked here. Write the tables with snappy, as pandas does unless told otherwise. Nothing was taken in.",
  tableNoValue: 'there is no value.',
  tableOneOf: 'one of {1} was expected, not “{2}”.',
  tableExpected: '{1} was expected, not “{2}”.',
  tableText: 'text',
  tableInteger: 'a whole number',
  tableNumber: 'a number',
  tableTruth: 'true or false',
  tableTexts: 'a list of texts',
  tableIntegers: 'a list of whole numbers',
  tableNumbers: 'a list of numbers',
  tableFindings: 'a list of findings',
  tableVectorSize: 'it has {1} numbers and should have {2}.',
  tableNoPlace: '{1} to {2} is no place in a text of {3} characters.',
  tableOrder: 'it begins before the sentence above it ends.',
  tableTwice: '“{1}” is there twice.',
  tableNoDocumentNamed: 'it names no document.',
  tableNowhere: 'there is no {1} “{2}”.',
  tableItsDocument: 'document',
  tableItsUnit: 'text unit',
  tableItsEntity: 'entity',
  tableItsStatement: 'statement',
  tableItsCommunity: 'community',
  tableEmbeddings:
    'The embeddings of these tables are not used, since it is not told which model made them; passages are embedded anew.',
  tableBytes: 'bytes',
  tableByteCount: 'it has {1} bytes and should have {2}.',
  tableEmptyValue: 'it is empty.',
  tableCircle: 'what community “{1}” is part of is part of itself.',
  tableRelationshipsLost:
    '{1} relationships name an entity that is not among the entities, and were left out. The first: {2}',
  tableRow: '{1}, column “{2}”, row {3}: {4}',

  nameOfItsOwn: 'Give it a name that tells it from “{1}”.',
  nameNeeded: 'Give it a name with at least one letter and at most {1} characters.',
  questionsFileEmpty: '“{1}” is empty. Write one question on each line.',
  noGraph: '“{1}” is no graph of events and links. Choose the questions without it, or see how such a file is written.',
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
  networkOff:
    'The offline switch is on, so nothing is asked of {1}. Turn it off on the screen “Privacy”, then try again.',
  notOnHub: '{1} is not on the hub (any more). Check its name.',
  repositoryForm: 'Type the repository as owner/name, for example Xenova/all-MiniLM-L6-v2.',
  shippedGone: 'It is not on the server of the app ({1}).',
  shippedDamaged: 'What came from the server of the app is cut or altered ({1}).',
  noSimd: 'This browser lacks what it is computed with (WebAssembly SIMD). Newer browsers have it.',
  importRunning: 'Another model is being imported. Wait until it is here.',

  pathStep: 'A step of the causal path',
  statesCause: 'States a cause or an effect of what was asked about',
  fits: 'Fits the question',
  toldBefore: 'Tells what a part of the question needs',
  associated: 'Says that things went together, not that one caused the other',
  denied: 'Says that there is no causal link',
  suspected: 'Only told or suspected by someone',
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
  noWordsFound: '“{1}” has no text layer, and text recognition found no words in the pictures of its pages.',
  noRecognition:
    'Text recognition could not be loaded, so pages that are pictures were not read. Connect to the internet once and read the file again.',
  noWordsInPicture: '“{1}” is a picture, and text recognition found no words in it.',
  largePicture: '“{1}” has {2} million dots; a picture may have {3} million. Save it smaller and add that.',
  damagedPicture:
    "“{1}” is a picture that can't be opened: it may be damaged or only partly there. Save it anew and add that.",
  missingLanguage:
    'Text recognition could not load its data for {1}; what is in that language was read in another one. Connect to the internet once and read the file again.',
  recognizedPicture: 'This picture was read by text recognition: letters may be wrong.',
  recognizedPage: 'Page {1} of {2} was read by text recognition: letters may be wrong.',
  recognizedPages: 'Pages {1} of {2} were read by text recognition: letters may be wrong.',
  blankPages:
    'Pages {1} of {2} have no text layer. If they are scans, run text recognition (OCR) on the file and add the result.',
  garbledPage:
    'Page {1} of {2} is left out: the fonts don’t say which letters they show. Run text recognition (OCR) on the file and add the result.',
  garbledPages:
    'Pages {1} of {2} are left out: the fonts don’t say which letters they show. Run text recognition (OCR) on the file and add the result.',
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

  foreign: "“{1}” is {2}, which can't be read.",
  namedLikeText: '“{1}” is named like a text but is {2}.',
  notText: '“{1}” holds data that is not text.',
  canBeAdded:
    'PDF, Word, OpenDocument, RTF, EPUB, PowerPoint, Excel, CSV, JSON, HTML, Markdown and text files and PNG, JPEG and WebP pictures can be added.',
  saveAsUtf8: 'If it is a text, save it as UTF-8.',
  savePage: 'Save the page as PDF or as HTML and add that.',
  exportDocx: 'Export it as .docx and add that.',
  exportPptx: 'Export it as .pptx or PDF and add that.',
  exportXlsx: 'Export it as .xlsx or .csv and add that.',
  saveXlsx: 'Save it as .xlsx and add that.',
  exportPdf: 'Export it as PDF and add that.',
  packAgain: 'Pack it again and add the new one.',
  unpackFiles: 'Unpack it and add the files in it.',
  oldOffice: '“{1}” is in an old Office format. Open it and save it as {2}, then add that.',
  cutJson:
    '“{1}” is no valid JSON: it may be cut off. Save or export it again and add the new copy, or rename it to .txt to have it read as plain text.',
  invalidJson:
    '“{1}” is no valid JSON. Save or export it again and add the new copy, or rename it to .txt to have it read as plain text.',
  badLine: '1 line is no JSON and left out (line {1}).',
  badLines: '{1} lines are no JSON and left out (line {2}).',
  noResult:
    '1 formula has no stored result. Open the file in a spreadsheet program, save it there and add it again to have them read.',
  noResults:
    '{1} formulas have no stored result. Open the file in a spreadsheet program, save it there and add it again to have them read.',
  entryUnread: '1 entry could not be read.',
  tooSlow: '{1} was given up after {2} s. Split it into smaller files, or save it in another format.',
  stoppedOften:
    'Causeway stopped {1} times while it read {2}, so it was left out. Save the file anew and add it again.',
  rereadFailed: 'Reading it again failed, so what was read before stays.',
  movedFile: '{1} could not be read from this device. It may have been moved or changed; add it again.',
  emptyArchive: '“{1}” is empty. Check what was packed, then add it again.',
  bomb: '“{1}” would unpack to far more than its size, as harmful files do, so it was not opened. If you trust it, unpack it and add the files in it.',
  lockedInside:
    '“{1}” is protected by a password or packed in an unusual way. Unpack it on your computer and add the files in it.',
  nested: '“{1}” is an archive within an archive within another. Unpack it and add the files in it.',
  noBibliography:
    '“{1}” holds no entry of a bibliography that can be read. Export it again as BibTeX, RIS or CSL-JSON and add that.',

  png: 'a PNG picture',
  jpeg: 'a JPEG picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF picture',
  webp: 'a WebP picture',
  soundFile: 'a sound file',
  filmOrSound: 'a video or sound file',
  film: 'a video file',
  packed: 'a compressed archive',
  database: 'a database',
  program: 'a program',
  webArchive: 'a web archive of Safari or a property list',
  pagesFile: 'a Pages document',
  keynote: 'a Keynote presentation',
  numbersFile: 'a Numbers spreadsheet',
  xlsb: 'a binary Excel workbook',
  drawing: 'a drawing',
  damagedPack: 'a damaged archive',
  packInPack: 'an archive within another',

  columnsNeeded:
    'The first row must name the columns, and one of them must be “question”. The others may be answer, document, quote, start and end.',
  rowWithoutQuestion: 'There is no question in this row.',
  wholeNumbers: '“start” and “end” must be whole numbers, the first the smaller.',
  evidenceForm: 'Each piece of evidence must be written as {"doc": …, "quote": …}.',
  evidenceNeeds: 'Evidence needs "doc", the name of a document, or "quote".',
  lineNoJson: 'This line is not valid JSON.',
  lineNoObject: 'This line is not a JSON object.',
  questionsTooLarge: '“{1}” is larger than 20 MB. Split it into smaller files.',
  oneJsonList: '“{1}” is one JSON list. Write each question as a JSON object on a line of its own (JSON Lines).',
  offsetsNeedName: 'Offsets need the name of a document.',
  namesNothing: 'This evidence names no document and no quote.',
  noSuchName: 'No document of this notebook is called “{1}”.',
  manyOfName: '{1} documents are called “{2}”: write the whole name of one.',
  noTextFromTo: '“{1}” has no text from {2} to {3}.',
  hasNoText: '“{1}” has no text.',
  inNone: '“{1}” does not stand in any document of this notebook.',
  notInIt: '“{1}” does not stand in {2}.',
  inSeveral: '“{1}” stands in {2}: say which.',
  standsTwice: '“{1}” stands more than once in “{2}”; the first place is taken.',
  nothingToMeasure: 'Nothing to measure this question by: it needs evidence that is found, or a right answer.',

  imitatedGraphics:
    'The graphics processor that this browser offers is imitated by software. It is too slow for models, so Causeway does not choose it by itself.',
  graphics: 'Models can run on the graphics processor.',
  graphicsNamed: 'Models can run on the graphics processor ({1}).',
  halfNumbers: 'It computes with 16-bit numbers, so the smaller variants of models run.',
  smallPieces: 'It takes at most {1} as one piece, so large models do not run on it.',
  noHalfNumbers: 'It does not compute with 16-bit numbers, so models need their larger variants.',
  cores: 'This machine has {1} processor cores.',
  coresOneUsed: 'This machine has {1} processor cores, of which pages like this one can use only one.',
  coresAndMemoryOneUsed:
    'This machine has {1} processor cores and at least {2} GB of memory, of which pages like this one can use only one.',
  writesAndJudges: 'Writes answers and judges causes.',
  readingSpeed: 'It should answer at about reading speed.',
  belowReadingSpeed: 'It should answer somewhat slower than one reads, and judge better than smaller ones.',

  notReady: 'It was not ready in time. The next question may find it loaded.',
  didNotAnswer: 'The local model did not answer: {1}',
  quotesInstead: 'The local model did not answer ({1}); this answer quotes the documents.',
  fromMemory: 'Written from memory, not from the documents',
  noSuchSystem: 'There is no system called "{1}". Choose another one.',

  learningWords: 'Learning which words go together',
  recognising: 'Recognising what is the same',
  linkingCauses: 'Linking causes and effects',
  openingGates: 'Opening causal gates',
  addingToIndex: 'Adding to the index',

  english: 'English',
  hundredLanguages: 'About 100 languages',
  englishAndChinese: 'English and Chinese',
  mostOfAllTwo: '{1} languages, English and Chinese best',
  eightLanguages: 'English, German, French, Italian, Portuguese, Hindi, Spanish, Thai',
  englishBest: 'English best, about {1} others',
  noCommercialUse: '{1} (no commercial use)',
} as const;

export type SentenceId = keyof typeof sentences;
