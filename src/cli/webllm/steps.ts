/** @file What a model has to do in `npm run test:webllm`, step by step, in a page that runs it. */

/** Calls a function of the page `test/fixtures/webllm-page`. */
export type Call = <Result>(name: string, ...parameters: unknown[]) => Promise<Result>;

export interface Step {
  name: string;
  /** @returns what there is to tell @throws when the model does not do what it should */
  run(call: Call): Promise<string>;
  /** Whether nothing after it can be tried when it fails. */
  isNeeded?: boolean;
}

interface Written {
  text: string;
  finish: string;
  promptTokens: number;
  outputTokens: number;
  pieces: number;
  first: number;
  all: number;
}

const INSTRUCTIONS = {
  role: 'system',
  content:
    'You judge whether one thing causes another. Be brief, and answer with one word where you are asked to: yes or no.',
};
const ask = (content: string) => [INSTRUCTIONS, { role: 'user', content }];
const PAIRS = ['rain and a flood', 'a flood and the price of stamps', 'a broken levee and a flood'].map((pair) =>
  ask(`Are they causally linked: ${pair}?`),
);
const STORY = ask('Tell in three sentences how rain can flood a town.');

/** Choices of the same prompt may differ by what the graphics card rounds. */
const ROUNDING = 1e-2;

function check(isFine: boolean, problem: string): void {
  if (!isFine) throw new Error(problem);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

function speed({ promptTokens, outputTokens, first, all }: Written): string {
  const rate = outputTokens > 1 ? ((outputTokens - 1) / (all - first)) * 1000 : 0;
  return `${promptTokens} tokens read, first text after ${seconds(first)}, ${outputTokens} written at ${rate.toFixed(1)} a second`;
}

/** Steps after the import. */
export function stepsFor(id: string, tasks: readonly string[], context: number | null, mostTokens: number): Step[] {
  const short = Math.min(48, mostTokens);
  let told = '';
  let shares: number[] = [];
  const load = async (call: Call) => {
    const began = performance.now();
    const contextWindow = await call<number>('load', id, context);
    return `in ${seconds(performance.now() - began)}, for ${contextWindow} tokens`;
  };
  const tell = (call: Call) => call<Written>('write', { messages: STORY, maxTokens: short });
  const chooseAll = async (call: Call) => {
    const all: number[] = [];
    for (const messages of PAIRS) all.push((await call<number[]>('choose', messages, ['yes', 'no']))[0]!);
    return all;
  };
  const areSame = (a: readonly number[], b: readonly number[]) =>
    a.every((one, at) => Math.abs(one - b[at]!) < ROUNDING);

  return [
    { name: 'load', isNeeded: true, run: load },
    {
      name: 'count tokens',
      run: async (call) => {
        const [none, some] = [
          await call<number>('countTokens', ''),
          await call<number>('countTokens', 'The levee broke.'),
        ];
        check(none === 0 && some > 2, `An empty text has ${none} tokens and a sentence ${some}.`);
        return `a short sentence has ${some}`;
      },
    },
    {
      name: 'chat',
      run: async (call) => {
        const written = await tell(call);
        told = written.text;
        check(told.trim() !== '', 'It wrote nothing.');
        check(written.outputTokens <= short, `It wrote ${written.outputTokens} tokens instead of ${short}.`);
        return `${speed(written)}: ${JSON.stringify(told.slice(0, 100))}`;
      },
    },
    {
      name: 'abort',
      run: async (call) => {
        const { finish, outputTokens } = await call<Written>('write', { messages: STORY, maxTokens: 4 * short }, 2);
        check(finish === 'abort', `It ended with “${finish}”.`);
        return `stopped after ${outputTokens} tokens`;
      },
    },
    {
      name: 'the same again',
      run: async (call) => {
        const { text } = await tell(call);
        check(text === told, `It wrote ${JSON.stringify(text)} instead of ${JSON.stringify(told)}.`);
        return 'the same text after an abort, with its beginning read before';
      },
    },
    {
      name: 'choose',
      run: async (call) => {
        shares = await chooseAll(call);
        const again = await chooseAll(call);
        check(areSame(shares, again), `It chose ${shares.join(', ')}, then ${again.join(', ')}.`);
        return `yes: ${shares.map((share) => share.toFixed(3)).join(', ')}`;
      },
    },
    ...tasks.map((name) => ({ name, run: (call: Call) => runTask(call, name, mostTokens) })),
    {
      name: 'unload and load again',
      run: async (call) => {
        await call('unload');
        const loaded = await load(call);
        // Chosen and told from an empty memory now.
        const fresh = await chooseAll(call);
        check(areSame(shares, fresh), `It chose ${shares.join(', ')}, and afresh ${fresh.join(', ')}.`);
        check((await tell(call)).text === told, 'It tells another story afresh.');
        await call('unload');
        return loaded;
      },
    },
  ];
}

async function runTask(call: Call, name: string, mostTokens: number): Promise<string> {
  const result = await call<Written & { fault: string }>('task', name, mostTokens);
  const isCut = result.finish === 'length' && Number.isFinite(mostTokens);
  check(result.fault === '' || isCut, `${result.fault} It wrote ${JSON.stringify(result.text.slice(0, 300))}.`);
  return `${speed(result)}${isCut ? ', cut off' : ''}`;
}
