/** @file The types of files that can be added: what file pickers offer, and what the system may open with Causeway. */

/** File endings by media type. */
export const FILE_TYPES: Readonly<Record<string, string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx', '.docm'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx', '.pptm'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx', '.xlsm'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.presentation': ['.odp'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/rtf': ['.rtf'],
  'application/epub+zip': ['.epub'],
  'text/csv': ['.csv', '.tsv', '.tab'],
  'application/json': ['.json', '.jsonl', '.ndjson', '.geojson'],
  'text/html': ['.html', '.htm', '.xhtml'],
  'multipart/related': ['.mht', '.mhtml'],
  'text/markdown': ['.md', '.markdown', '.mdown', '.mkd', '.mdx'],
  'text/plain': ['.txt', '.text', '.log'],
  'application/x-bibtex': ['.bib', '.bibtex'],
  'application/x-research-info-systems': ['.ris'],
  'application/zip': ['.zip'],
};

/** For a file field's `accept`: any text can be read, whatever its ending. */
export const ACCEPTED_FILES = [...Object.values(FILE_TYPES).flat(), 'text/*'].join(',');
