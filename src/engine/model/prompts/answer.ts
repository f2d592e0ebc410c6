/** @file The answer, written from the kept evidence alone (HugRAG Figure 7), with a citation after each statement. */
import { chat, DATA_RULE, fenced, numbered, oneLine, type TextPrompt } from './prompt.ts';

export interface AnswerInput {
  question: string;
  /** The questions that it goes on from, oldest first; empty where it stands alone. */
  earlier: readonly string[];
  /** Sentences of the kept evidence; they are cited by their number from 1. */
  evidence: readonly string[];
  /** The causal path, first cause first; empty where there is none. */
  path: readonly { cause: string; effect: string; polarity: 1 | -1 }[];
  /** The filter's draft; empty where there is none. */
  draft: string;
  mostWords: number;
}

/** What the model writes when the evidence does not answer. */
export const NO_ANSWER = 'NOT IN THE EVIDENCE';

const INSTRUCTIONS = `You answer a question from numbered evidence.

${DATA_RULE}

- Write plain sentences in the language of the question: no list, no heading, no introduction.
- Every sentence says only what the evidence says, keeps its "may" and "possibly", and ends with the numbers of the evidence it rests on in square brackets before the full stop, like this [2] or this [1][3].
- Follow the chain from the first cause to the last effect.
- Earlier questions may be given. Answer none of them: they only say what the question goes on from.
- A draft may be given. Use of it only what the evidence says.
- Things that occur together are not causes of each other; do not present them as such.
- When the evidence does not answer the question, write ${NO_ANSWER} and nothing else.`;

function pathLines(path: AnswerInput['path']): string {
  return path
    .map(({ cause, effect, polarity }) => `${oneLine(cause)} ${polarity < 0 ? '-|' : '->'} ${oneLine(effect)}`)
    .join('\n');
}

export const answerPrompt: TextPrompt<AnswerInput> = {
  task: 'answer',
  version: 2,
  maxTokens: ({ mostWords }) => 60 + 2 * mostWords,
  messages: ({ question, earlier, evidence, path, draft, mostWords }) =>
    chat(
      INSTRUCTIONS,
      [
        `Evidence:\n${fenced(numbered(evidence))}`,
        path.length === 0 ? '' : `Causal path (-> brings about, -| prevents or lowers):\n${fenced(pathLines(path))}`,
        draft === '' ? '' : `Draft:\n${fenced(oneLine(draft))}`,
        earlier.length === 0 ? '' : `Earlier questions:\n${fenced(numbered(earlier))}`,
        `Question:\n${fenced(question)}`,
        `At most ${mostWords} words.`,
      ]
        .filter((part) => part !== '')
        .join('\n'),
    ),
};
