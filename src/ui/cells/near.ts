/** @file Telling when an element of a long list comes near to what is in sight. */

/** How far from sight is near, in heights of the part that scrolls; more would hold up a jump to another place. */
const reach = '50%';

export interface Nearness {
  /** Calls once, when the element is near for the first time; the returned function gives up before that. */
  watch(element: Element, onNear: () => void): () => void;
}

/** @param scroller the part that scrolls */
export function nearnessIn(scroller: Element): Nearness {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        const onNear = waiting.get(target);
        waiting.delete(target);
        observer.unobserve(target);
        onNear?.();
      }
    },
    { root: scroller, rootMargin: `${reach} 0px` },
  );
  return {
    watch(element, onNear) {
      waiting.set(element, onNear);
      observer.observe(element);
      return () => {
        if (waiting.delete(element)) observer.unobserve(element);
      };
    },
  };
}
