/** @file Waiting for a model no longer than a question can wait. */

export class TooLate extends Error {
  constructor() {
    super('It was not ready in time. The next question may find it loaded.');
  }
}

/** @throws TooLate after so many milliseconds; what was waited for goes on */
export function inTime<Result>(work: Promise<Result>, mostMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), mostMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
