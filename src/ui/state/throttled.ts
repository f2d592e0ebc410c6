/** @file Runs an update at most once per interval and never twice at a time; the last call is always served. */
export function throttled(work: () => Promise<void>, interval: () => number): () => void {
  let running = false;
  let again = false;
  const run = (): void => {
    running = true;
    again = false;
    const pause = new Promise((resolve) => setTimeout(resolve, interval()));
    void work()
      // A failed refresh is made good by the next one.
      .catch(() => undefined)
      .then(() => (again ? pause : undefined))
      .then(() => {
        running = false;
        if (again) run();
      });
  };
  return () => {
    if (running) again = true;
    else run();
  };
}
