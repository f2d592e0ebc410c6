/** @file Short notices at the edge of the window, some with one action such as Undo. */
export interface Toast {
  id: number;
  text: string;
  action: { label: string; run: () => void } | null;
}

export class Toasts {
  list = $state.raw<Toast[]>([]);
  #lastId = 0;

  show(text: string, action: Toast['action'] = null): void {
    const toast = { id: ++this.#lastId, text, action };
    // Three at most: older ones give way, so that notices never cover the work.
    this.list = [...this.list.slice(-2), toast];
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
