/** @file What a thread of the terminal begins with: it does not inherit what runs TypeScript. Then comes the module that it was started for. */
import { workerData } from 'node:worker_threads';

if (workerData.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import(workerData);
