/**
 * @file Watches the process that reads inputs from a thread of its own, so that nothing that hangs can hold it up: an input that takes too much of the processor, too long,
 * or too much memory ends the process.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** How often it looks, in milliseconds. */
const EVERY = 20;

/** @type {{ shared: BigInt64Array, report: number, limits: { cpu: number, wall: number, bytes: number } }} */
const { shared, report, limits } = workerData;
// What is in the shared numbers: the input's number, or -1; its beginning in milliseconds of the processor and of the clock; memory at its beginning, and at its most.
const [NUMBER, CPU, WALL, BYTES, MOST] = [0, 1, 2, 3, 4];

function cpu() {
  const { user, system } = process.cpuUsage();
  return BigInt(Math.round((user + system) / 1000));
}

function over(number) {
  const bytes = BigInt(process.memoryUsage.rss());
  if (bytes > Atomics.load(shared, MOST)) Atomics.store(shared, MOST, bytes);
  const reason =
    cpu() - Atomics.load(shared, CPU) > BigInt(limits.cpu)
      ? `took more than ${limits.cpu} ms of the processor`
      : BigInt(Date.now()) - Atomics.load(shared, WALL) > BigInt(limits.wall)
        ? `did not end within ${limits.wall} ms`
        : bytes - Atomics.load(shared, BYTES) > BigInt(limits.bytes)
          ? `took more than ${limits.bytes} bytes of memory`
          : null;
  // Meanwhile another input may have begun.
  return Atomics.load(shared, NUMBER) === number ? reason : null;
}

setInterval(() => {
  const number = Atomics.load(shared, NUMBER);
  const reason = number < 0n ? null : over(number);
  if (reason === null) return;
  writeSync(report, `${JSON.stringify({ kind: 'ended', number: Number(number), reason })}\n`);
  process.kill(process.pid, 'SIGKILL');
}, EVERY);
