/** @file Moving a cell with the pointer: the place under it is marked, and taken when the pointer is let go. */

/** So near to the upper or lower edge of the list, it scrolls; and by how much each time. In pixels. */
const edge = 56;
const step = 12;

class Dragging {
  /** The cell that is being moved. */
  id = $state<string | null>(null);
  /** The cell over which the pointer is, and whether above or below it. */
  over = $state.raw<{ id: string; below: boolean } | null>(null);

  /**
   * Follows the pointer until it is let go; Escape gives up.
   *
   * @param onplace told the place among the cells of the same part, from 0
   */
  start(event: PointerEvent & { currentTarget: HTMLElement }, id: string, onplace: (place: number) => void): void {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const item = handle.closest<HTMLElement>('li');
    const list = item?.parentElement;
    const scroller = handle.closest<HTMLElement>('[data-scroller]');
    if (!item || !list) return;
    const part = item.dataset['part'];
    handle.setPointerCapture(event.pointerId);
    const ended = new AbortController();
    const listen = { signal: ended.signal };

    const end = (isDropped: boolean): void => {
      ended.abort();
      const others = [...list.children].filter(
        (other): other is HTMLElement =>
          other instanceof HTMLElement && other.dataset['part'] === part && other !== item,
      );
      const at = others.findIndex(({ dataset }) => dataset['cell'] === this.over?.id);
      if (isDropped && this.over && at >= 0) onplace(at + (this.over.below ? 1 : 0));
      this.id = null;
      this.over = null;
    };
    handle.addEventListener(
      'pointermove',
      ({ clientX, clientY }: PointerEvent) => {
        this.id = id;
        const box = scroller?.getBoundingClientRect();
        if (box && clientY < box.top + edge) scroller?.scrollBy(0, -step);
        if (box && clientY > box.bottom - edge) scroller?.scrollBy(0, step);
        const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('li[data-cell]');
        if (!under || under === item || under.dataset['part'] !== part) return;
        const { top, height } = under.getBoundingClientRect();
        this.over = { id: under.dataset['cell']!, below: clientY > top + height / 2 };
      },
      listen,
    );
    handle.addEventListener('pointerup', () => end(true), listen);
    handle.addEventListener('pointercancel', () => end(false), listen);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), listen);
  }
}

export const dragging = new Dragging();
