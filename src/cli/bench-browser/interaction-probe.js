/**
 * @file Runs in the page whose interactions are measured: notes how long each took until the next paint, as the browser itself tells
 * it (Event Timing), what was done meanwhile, and what held up the slow ones.
 */
(() => {
  /** What is done, from when on. */
  const steps = [];
  const interactions = new Map();
  const frames = [];
  let gaps = [];
  let isScrolling = false;

  const stepAt = (time) => steps.findLast(({ from }) => from <= time)?.name ?? '';

  /** An interaction has several events, such as keydown and keyup: the slowest counts. */
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId || (interactions.get(interactionId)?.duration ?? 0) >= duration) continue;
      const step = stepAt(startTime);
      const waited = processingStart - startTime;
      interactions.set(interactionId, {
        ...{ step, event: name, startTime, duration, waited, handled: processingEnd - processingStart },
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts, styleAndLayoutStart } of list.getEntries()) {
      const own = scripts.map(({ duration: took, invoker, sourceFunctionName, sourceURL, sourceCharPosition }) => ({
        ...{ took, invoker, function: sourceFunctionName, at: `${sourceURL.split('/').at(-1)}:${sourceCharPosition}` },
      }));
      frames.push({ startTime, duration, layout: startTime + duration - styleAndLayoutStart, scripts: own });
    }
  }).observe({ type: 'long-animation-frame' });

  /** Begins what is called so from now on; interactions until the next are of it. */
  function begin(name) {
    const step = steps.at(-1);
    if (step) step.count = performance.interactionCount - step.before;
    steps.push({ name, from: performance.now(), before: performance.interactionCount, count: 0 });
  }

  function watchFrames() {
    gaps = [];
    isScrolling = true;
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      gaps.push(now - last);
      last = now;
      if (isScrolling) requestAnimationFrame(next);
    });
  }

  /** Milliseconds between the frames since {@link watchFrames}. */
  function framesWatched() {
    isScrolling = false;
    return gaps;
  }

  /** Of each thing that was done, how many interactions there were; and those that took longer than a frame. */
  function taken() {
    begin('');
    const counts = {};
    for (const { name, count } of steps) if (name !== '') counts[name] = (counts[name] ?? 0) + count;
    const slow = [...interactions.values()].filter(({ step }) => step !== '');
    const during = ({ startTime, duration }) =>
      frames.filter((frame) => frame.startTime < startTime + duration && frame.startTime + frame.duration > startTime);
    return { counts, slow: slow.map((one) => ({ ...one, frames: one.duration > 100 ? during(one) : [] })) };
  }

  window.causewayInteraction = { begin, watchFrames, framesWatched, taken };
})();
