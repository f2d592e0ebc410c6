import { expect, it } from 'vitest';
import { questionBy } from '../../../src/adapters/embedding/readings.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { SentenceReader } from '../../../src/engine/ports.ts';
import { askedQuestion } from '../../fixtures/asked-question.ts';
import { MeaningEncoder } from '../../fixtures/meaning-encoder.ts';

const QUESTION = 'Why did the dam break?';
const ASKED = askedQuestion(QUESTION, 'cause', { about: 'the dam', other: '' });

function encoderWith(readAsked: SentenceReader['readAsked']) {
  const encoder = new MeaningEncoder();
  const sentences: SentenceReader = {
    readAsked,
    readSentences: () => Promise.resolve([]),
    readStatements: () => Promise.resolve([]),
  };
  return Object.assign(encoder, { sentences });
}

it('a question is read with what it asks, without the blanks around it', async () => {
  const heard: string[] = [];
  const encoder = encoderWith((question) => {
    heard.push(question);
    return Promise.resolve(ASKED);
  });
  expect(await questionBy(encoder, ` ${QUESTION}\n`)).toMatchObject({ asked: ASKED });
  expect(heard).toEqual([QUESTION]);
});

it('a reader that cannot read leaves the encoder its word', async () => {
  const reading = await questionBy(
    encoderWith(() => Promise.reject(new CausewayError('model-damaged', 'It is cut.'))),
    QUESTION,
  );
  expect(reading.asked).toBeUndefined();
  expect(reading.vector.length).toBeGreaterThan(0);
});

it('what was stopped is not gone on with', async () => {
  const stopped = () => Promise.reject(new CausewayError('cancelled', 'Stopped.'));
  await expect(questionBy(encoderWith(stopped), QUESTION)).rejects.toMatchObject({ code: 'cancelled' });
});
