/** @file A person's corrections of the open notebook: made with a way to undo, kept in step with other tabs, and the dialog that is open. */
import type { Span } from '../../engine/types.ts';
import type { Correction, CorrectionDraft, CorrectionInfo, EntityRef, ModuleRef } from '../../rpc/contracts.ts';
import { explain } from '../errors.ts';
import type { Toasts } from '../state/toasts.svelte.ts';
import { corrections as texts } from '../texts/corrections.ts';
import type { Services } from '../workers.ts';

/** What a person is about to correct. */
export type CorrectionDialog =
  | { kind: 'rename'; entity: EntityRef }
  | { kind: 'merge'; entity: EntityRef }
  | { kind: 'split'; entity: EntityRef }
  /** A cause or an effect of the entity. */
  | { kind: 'both'; entity: EntityRef }
  /** What a sentence states; `sides` are the surfaces of what is to be added. */
  | { kind: 'statements'; sentence: Span; sides?: [EntityRef, EntityRef] }
  | { kind: 'gate'; module: ModuleRef };

function sameSpan(a: Span, b: Span): boolean {
  return a.documentId === b.documentId && a.start === b.start && a.end === b.end;
}

export class Corrections {
  /** In the order in which they were made. */
  list = $state.raw<CorrectionInfo[]>([]);
  dialog = $state.raw<CorrectionDialog | null>(null);
  /** Whether the map is on its way to hold what is corrected, and no more. */
  isPending = $state(false);

  readonly ask: Services['ask'];
  readonly #library: Services['library'];
  readonly #toasts: Toasts;
  #notebookId: string | null = null;

  constructor(services: Services, toasts: Toasts) {
    this.#library = services.library;
    this.ask = services.ask;
    this.#toasts = toasts;
  }

  /** The open notebook. */
  get notebookId(): string {
    return this.#notebookId ?? '';
  }

  /** Shows the corrections of a notebook, and shows them again when they or the index have changed. */
  async open(notebookId: string | null): Promise<void> {
    if (this.#notebookId !== notebookId) {
      this.#notebookId = notebookId;
      this.list = [];
      this.isPending = false;
      this.dialog = null;
    }
    if (!notebookId) return;
    try {
      const { corrections, isOutdated } = await this.#library.listCorrections(notebookId);
      if (this.#notebookId !== notebookId) return;
      this.list = corrections;
      this.isPending = isOutdated;
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
  }

  /** Makes corrections in their order and says so, with a way to undo them. */
  async make(...drafts: CorrectionDraft[]): Promise<void> {
    const notebookId = this.notebookId;
    const made: Correction[] = [];
    await this.#tell(async () => {
      for (const draft of drafts) made.push(await this.#library.correct(notebookId, $state.snapshot(draft)));
    });
    const last = made.at(-1);
    if (!last) return;
    this.#toasts.show(`${texts.made(last)} ${texts.updating}`, {
      label: texts.undo,
      run: () =>
        void this.#tell(async () => {
          for (const { id } of made) await this.#library.takeBackCorrection(notebookId, id);
        }),
    });
  }

  /** Takes a correction back and says so, with a way to undo that. */
  async takeBack(correction: Correction): Promise<void> {
    const notebookId = this.notebookId;
    await this.#tell(async () => {
      await this.#library.takeBackCorrection(notebookId, correction.id);
      this.#toasts.show(`${texts.takenBack} ${texts.updating}`, {
        label: texts.undo,
        run: () => void this.#tell(() => this.#library.restoreCorrection(notebookId, $state.snapshot(correction))),
      });
    });
  }

  /** The correction that marks a sentence as wrong; null when none does. */
  wrong(span: Span): Correction | null {
    const found = this.list.findLast(
      ({ correction }) => correction.kind === 'sentence' && sameSpan(correction.sentence, span),
    );
    return found?.correction ?? null;
  }

  /** What the entity of that name is called since it was renamed or merged; otherwise the name itself. */
  nameNow(name: string): string {
    let now = name;
    for (const { correction } of this.list) {
      if (correction.kind === 'rename' && correction.entity.name === now) now = correction.name;
      else if (correction.kind === 'merge' && correction.entity.name === now) now = correction.into.name;
    }
    return now;
  }

  /** Opens a dialog about the entity of that name. */
  async aboutEntity(name: string, kind: Extract<CorrectionDialog, { entity: EntityRef }>['kind']): Promise<void> {
    await this.#tell(async () => {
      const [found] = await this.ask.findEntities(this.notebookId, name, 1);
      if (found?.ref.name === name) this.dialog = { kind, entity: found.ref };
      else this.#toasts.show(texts.entityGone);
    });
  }

  /** Opens a dialog about the module of that title and level. */
  async aboutModule(title: string, level: number): Promise<void> {
    await this.#tell(async () => {
      const found = await this.ask.findModules(this.notebookId, title, 50);
      const module = found.find((other) => other.ref.title === title && other.level === level);
      if (module) this.dialog = { kind: 'gate', module: module.ref };
      else this.#toasts.show(texts.entityGone);
    });
  }

  /** Rejects a gate as an answer or the map shows it. */
  async rejectGate(gate: { from: string; to: string; score: number }): Promise<void> {
    await this.#tell(async () => {
      const modules = await this.ask.gateModules(this.notebookId, gate);
      if (modules) await this.make({ kind: 'gate', verdict: 'rejected', ...modules });
      else this.#toasts.show(texts.entityGone);
    });
  }

  async #tell(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
  }
}
