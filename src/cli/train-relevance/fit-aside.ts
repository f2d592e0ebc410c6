/** @file Trains a network in a thread of its own, so that two of them take the time of one. The file is also what that thread runs. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { NetworkWeights } from '../../engine/retrieve/network.ts';
import { fitNetwork, type Example, type Fitting } from './fit-network.ts';

interface Task {
  examples: readonly Example[];
  fitting: Fitting;
}

/** What the thread tells: how far it is, and at last the weights. */
type News = { epoch: number; loss: number } | { weights: NetworkWeights };

/** As `fitNetwork`, in another thread. */
export function fitAside(
  examples: readonly Example[],
  fitting: Fitting,
  onEpoch: (epoch: number, loss: number) => void,
): Promise<NetworkWeights> {
  const task: Task = { examples, fitting };
  // A thread does not inherit what runs TypeScript here.
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(import.meta.url)})));`;
  const worker = new Worker(start, { eval: true, workerData: task });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (news: News) => {
      if ('weights' in news) resolve(news.weights);
      else onEpoch(news.epoch, news.loss);
    });
  });
}

if (!isMainThread && parentPort !== null) {
  const { examples, fitting } = workerData as Task;
  const tell = (news: News) => parentPort!.postMessage(news);
  tell({ weights: fitNetwork(examples, fitting, (epoch, loss) => tell({ epoch, loss })) });
}
