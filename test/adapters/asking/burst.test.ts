/** @file Many questions at once: in the order in which they were asked, and those that are stopped give way at once. */
import { describe, expect, it } from 'vitest';
import { Turns } from '../../../src/adapters/asking/turns.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { askedNotebook } from '../library/in-process.ts';

const QUESTIONS = ['What caused the citywide blackout?', 'Why did the dam overflow?', 'What followed from the storm?'];
const MANY = 100;

describe('a hundred questions at once', () => {
  it('are answered in order, each as if it were alone', async () => {
    const { id, desk } = await askedNotebook();
    const alone = await Promise.all(
      QUESTIONS.map(async (question, i) => (await desk.ask(id, `alone-${i}`, question, () => {})).sentences),
    );
    const ended: number[] = [];
    const begun: number[] = [];
    await Promise.all(
      Array.from({ length: MANY }, async (_, i) => {
        const tell = (): void => void (begun.at(-1) !== i && begun.push(i));
        const answer = await desk.ask(id, `q-${i}`, QUESTIONS[i % QUESTIONS.length]!, tell);
        ended.push(i);
        expect(answer.sentences).toEqual(alone[i % QUESTIONS.length]);
      }),
    );
    const inOrder = Array.from({ length: MANY }, (_, i) => i);
    expect(ended).toEqual(inOrder);
    // One after another: none begins before the one before it is done.
    expect(begun).toEqual(inOrder);
  });

  it('give way where they are stopped: those that wait before another is answered, and the others lose nothing', async () => {
    const { id, desk } = await askedNotebook();
    const random = seededRandom(7);
    const stopped = Array.from({ length: MANY }, (_, i) => i).filter((i) => i > 5 && random() < 0.4);
    const log: string[] = [];
    const asking = Promise.all(
      Array.from({ length: MANY }, (_, i) =>
        desk
          .ask(id, `q-${i}`, QUESTIONS[0]!, () => {})
          .then(
            () => log.push(`answered ${i}`),
            (thrown: { code: string }) => log.push(`${thrown.code} ${i}`),
          ),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (const i of stopped) await desk.stop(`q-${i}`);
    const before = log.filter((line) => line.startsWith('answered')).length;
    await asking;
    const cancelled = log.filter((line) => line.startsWith('cancelled'));
    expect(cancelled).toEqual(stopped.map((i) => `cancelled ${i}`));
    const last = log.lastIndexOf(cancelled.at(-1)!);
    expect(log.slice(0, last).filter((line) => line.startsWith('answered')).length - before).toBeLessThanOrEqual(1);
    expect(log.filter((line) => line.startsWith('answered'))).toHaveLength(MANY - stopped.length);
  });
});

describe('turns', () => {
  it('go on after one that failed, and let what had its turn before go first', async () => {
    const turns = new Turns();
    const log: string[] = [];
    const does = (name: string) => async () => void log.push(name);
    const failing = turns.take('a', false, async () => {
      throw new Error('no');
    });
    const others = [
      turns.take('b', false, does('b')),
      turns.take('c', false, does('c')),
      turns.take('d', true, does('d')),
    ];
    await expect(failing).rejects.toThrow('no');
    await Promise.all(others);
    expect(log).toEqual(['d', 'b', 'c']);
    expect(turns.leave('b')).toBe(false);
    await turns.take('e', false, does('e'));
    expect(log.at(-1)).toBe('e');
  });
});
