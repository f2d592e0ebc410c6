/** @file Fixed shares in place of the trained networks, to measure what these bring. */
import { SENTENCE_SIGNALS } from './sentence-signals.ts';
import { SIGNAL, WIDTH } from './signals.ts';
import { CHAIN_SIGNALS, type ChainStep } from './support-chain.ts';

/** How much likelier a passage is that is best in every way than one that has nothing of the question, as a logarithm. */
const FIXED_RANGE = 8;

/** Words and meaning count alike, the encoder's where it has read. */
export const FIXED = {
  passages: (signals: Float32Array) =>
    Float32Array.from({ length: signals.length / WIDTH }, (_, passage) => {
      const of = (name: keyof typeof SIGNAL) => signals[passage * WIDTH + SIGNAL[name]]!;
      const meaning = of('isEmbedded') ? 1 + of('encoderBehind') : 1 + of('staticBehind');
      return (FIXED_RANGE * (of('words') + meaning)) / 2;
    }),
  chain: ({ signals, sections, isChosen }: ChainStep) => {
    const values = sections.map((_, slot) =>
      isChosen[slot] ? -Infinity : signals[slot * CHAIN_SIGNALS.length + CHAIN_SIGNALS.indexOf('fit')]!,
    );
    const value = Math.max(...values);
    return { slot: values.indexOf(value), value };
  },
  sentences: (signals: Float32Array) =>
    Float32Array.from({ length: signals.length / SENTENCE_SIGNALS.length }, (_, row) => {
      const of = (name: (typeof SENTENCE_SIGNALS)[number]) =>
        signals[row * SENTENCE_SIGNALS.length + SENTENCE_SIGNALS.indexOf(name)]!;
      return of('sectionFit') * 2 + of('words') + of('static');
    }),
};
