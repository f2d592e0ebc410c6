/**
 * @file A byte-level BPE tokenizer as GPT-2's: every text can be encoded, and any JSON can be written with it. Its merges are
 * learnt from a short text of our own, so that tokens of several characters occur too.
 */

/** Says how often letters meet in what the models are given: English prose about causes, and JSON. */
const LEARNT_FROM = `
The heavy rain caused the flooding of the lower streets because the drains were blocked. The outage led to a long delay of
the trains, which in turn raised the number of late arrivals. When the pump failed, the water level rose and the power station
was shut down. The report says that the cause of the failure is not known; the inspection in the morning did not find a reason.
Answer with yes or no. Which of the sentences support the answer to the question? The evidence is that the storm damaged the
lines, and therefore the city lost its light for the night. Causes and effects are connected by relations between entities.
{"cause": "rain", "effect": "flood", "relations": [{"source": "storm", "target": "outage", "type": "causes"}], "answer": true,
"kept": [1, 2, 3], "spurious": [4], "entities": [{"name": "pump", "category": "object"}], "title": "", "summary": "", "score": 0.5}
`;

const MERGES = 240;

/**
 * GPT-2's printable stand-in for each byte: bytes that print stand for themselves, the others for characters from U+0100 on.
 */
function byteCharacters(): string[] {
  const prints = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(prints(byte) ? byte : next++));
}

/** The most frequent neighbours, again and again; of equally frequent ones the first in the order of the alphabet. */
function learnMerges(text: string, characters: readonly string[], count: number): [string, string][] {
  const words = (text.match(/ ?[a-zA-Z]+| ?[^a-zA-Z\s]+|\s+/g) ?? []).map((word) =>
    Array.from(new TextEncoder().encode(word), (byte) => characters[byte]!),
  );
  const merges: [string, string][] = [];
  while (merges.length < count) {
    const frequency = new Map<string, number>();
    for (const word of words) {
      for (let at = 1; at < word.length; at++) {
        const pair = `${word[at - 1]} ${word[at]}`;
        frequency.set(pair, (frequency.get(pair) ?? 0) + 1);
      }
    }
    const [best] = [...frequency].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    if (best === undefined) break;
    const [left, right] = best[0].split(' ') as [string, string];
    merges.push([left, right]);
    for (const word of words) {
      for (let at = 1; at < word.length; at++) {
        if (word[at - 1] === left && word[at] === right) word.splice(at - 1, 2, left + right);
      }
    }
  }
  return merges;
}

/**
 * `tokenizer.json` of such a tokenizer.
 *
 * @param special tokens that no text is made of; their ids follow those of all others, in this order
 * @param template tokens around one text and around a pair, as special names and `$A`, `$B`; empty adds none
 */
export function byteLevelTokenizer(
  special: readonly string[],
  template: { single: readonly string[]; pair: readonly string[] } | null,
) {
  const characters = byteCharacters();
  const merges = learnMerges(LEARNT_FROM, characters, MERGES);
  const names = [...characters, ...merges.map(([left, right]) => left + right)];
  const vocab = Object.fromEntries([...new Set([...names, ...special])].map((token, id) => [token, id]));
  const pieces = (list: readonly string[]) =>
    list.map((name, at) => {
      // What belongs to the second text of a pair is told apart from the first.
      const type_id = list.includes('$B') && at >= list.indexOf('$B') ? 1 : 0;
      return name.startsWith('$')
        ? { Sequence: { id: name.slice(1), type_id } }
        : { SpecialToken: { id: name, type_id } };
    });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: special.map((content) => ({
      id: vocab[content],
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor:
      template === null
        ? { type: 'ByteLevel', add_prefix_space: true, trim_offsets: false, use_regex: true }
        : {
            type: 'TemplateProcessing',
            single: pieces(template.single),
            pair: pieces(template.pair),
            special_tokens: Object.fromEntries(
              special.map((name) => [name, { id: name, ids: [vocab[name]], tokens: [name] }]),
            ),
          },
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: {
      type: 'BPE',
      dropout: null,
      unk_token: null,
      continuing_subword_prefix: '',
      end_of_word_suffix: '',
      fuse_unk: false,
      byte_fallback: false,
      vocab,
      merges: merges.map((pair) => pair.join(' ')),
    },
  };
}
