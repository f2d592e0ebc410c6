/** @file Everything the components share: the parts of the state, and the jobs that touch several of them. */
import { createContext } from 'svelte';
import type { Citation, Span, StrategyId } from '../../engine/types.ts';
import type { WhatIfEdit } from '../../rpc/whatif.ts';
import type { DocumentInfo, IncomingFile } from '../../rpc/contracts.ts';
import { receiveArrivals } from '../files/arrivals.ts';
import { partTables } from '../files/tables-in.ts';
import { loadSample, sampleQuestions } from '../files/sample.ts';
import type { Command } from '../commands/command.ts';
import { Commands } from '../commands/commands.svelte.ts';
import { Encryption } from '../encryption/encryption.svelte.ts';
import { Corrections } from '../corrections/corrections.svelte.ts';
import { recall, remember } from '../remembered.ts';
import { whenIdle } from '../idle.ts';
import { texts } from '../texts.ts';
import { Tour } from '../tour/tour.svelte.ts';
import type { Services } from '../workers.ts';
import { language } from '../language/language.svelte.ts';
import { languageNames, type LanguageId } from '../language/languages.ts';
import { Cells } from './cells.svelte.ts';
import { Exporting } from './exporting.svelte.ts';
import { Folders } from './folders.svelte.ts';
import { Keeping } from './keeping.svelte.ts';
import { Library } from './library.svelte.ts';
import { Measuring } from './measuring.svelte.ts';
import { Models } from './models.svelte.ts';
import { Offline } from './offline.svelte.ts';
import { Running } from './running.svelte.ts';
import type { Screen, Tab } from './screens.ts';
import { Shipped } from './shipped.svelte.ts';
import { Sources } from './sources.svelte.ts';
import { Theme } from './theme.svelte.ts';
import { Toasts } from './toasts.svelte.ts';
import { Viewer } from './viewer.svelte.ts';

/** A cell whose question is played on the map, and the system that retrieves; absent: the cell's own. */
export interface Played {
  cellId: string;
  strategy?: StrategyId;
}

/** A scenario as it is being put together: what was looked for, and what is changed so far. */
export interface Scenario {
  notebookId: string | null;
  query: string;
  edits: WhatIfEdit[];
}

export class Workspace {
  readonly toasts = new Toasts();
  readonly theme = new Theme();
  readonly commands: Commands;
  readonly tour = new Tour(this);
  readonly library: Library;
  readonly cells: Cells;
  readonly viewer: Viewer;
  readonly folders: Folders;
  readonly sources: Sources;
  readonly exporting: Exporting;
  readonly measuring: Measuring;
  readonly models: Models;
  readonly running: Running;
  readonly shipped: Shipped;
  readonly corrections: Corrections;
  readonly encryption: Encryption;
  readonly keeping: Keeping;
  readonly offline = new Offline();
  screen = $state<Screen>('notebook');
  /** The question whose way the map is to show when it opens, and the system whose; null: none. */
  mapQuestion = $state.raw<Played | null>(null);
  /** What the screen “What if” shows; it is there again when one comes back to it. */
  scenario = $state.raw<Scenario>({ notebookId: null, query: '', edits: [] });
  tab = $state<Tab>('questions');
  sourcesShown = $state(recall('causeway.sources') !== 'hidden');
  openingSample = $state(false);

  /** The worker behind the map, started when it is first called. */
  readonly map: Services['map'];
  /** For what is asked of workers from several places. */
  readonly services: Pick<Services, 'library' | 'privacy' | 'end'>;

  /** @param commandsOf everything that can be done in a workspace now */
  constructor(services: Services, commandsOf: (workspace: Workspace) => Command[]) {
    this.commands = new Commands(() => commandsOf(this));
    this.map = services.map;
    this.services = services;
    this.library = new Library(services, this.toasts);
    this.running = new Running(services, this.toasts);
    this.cells = new Cells(services, this.library, this.running, this.toasts);
    this.encryption = new Encryption(services, this.library, this.toasts, () => this.cells.flush());
    this.viewer = new Viewer(services);
    this.corrections = new Corrections(services, this.toasts);
    this.folders = new Folders(services, this.library, this.toasts);
    this.sources = new Sources(services, this.library, this.viewer, this.toasts);
    const encoder = (): string | null => this.running.state.roles.embed;
    this.keeping = new Keeping(this.library, this.cells, Date.now);
    this.library.onKept = () => this.keeping.somethingToLose();
    this.exporting = new Exporting(services, this.library, this.cells, this.toasts, encoder);
    this.exporting.onBackup = (notebookId, extent) => this.keeping.noteBackup(notebookId, extent);
    this.models = new Models(services, this.toasts);
    this.shipped = new Shipped(services, this.library, this.running, this.toasts);
    this.measuring = new Measuring(services, this.library, (notebookId, fileName) => {
      if (this.screen === 'measure' && this.library.notebookId === notebookId) return;
      this.toasts.show(texts.measure.finished(fileName), {
        label: texts.measure.show,
        run: () => {
          this.screen = 'measure';
          if (this.library.notebookId !== notebookId) void this.library.open(notebookId);
        },
      });
    });
  }

  async start(): Promise<void> {
    void this.running.start();
    this.encryption.watch();
    await this.library.start();
    void this.models.keepReady();
    void this.#watchErasing().catch(() => {}); // without storage there is nothing to see to
    await receiveArrivals((files) => this.take(files));
  }

  /** Takes in whatever a person drops or chooses: tables become a notebook, what lies beside them and everything else sources of the open one. */
  async take(files: IncomingFile[]): Promise<void> {
    const holdsTables = (archive: Blob): Promise<boolean> => this.services.library.holdsTables(archive);
    const { tables, others } = await partTables(files, holdsTables, texts.untitled);
    for (const one of tables) if (!(await this.exporting.importTables(one))) return;
    await this.library.add(others);
  }

  async #watchErasing(): Promise<void> {
    await whenIdle();
    const { watchErasing } = await import('../privacy/erasing.ts');
    await watchErasing(this.services);
  }

  /** Opens the sample notebook, adding it first when it is not there. */
  async openSample(): Promise<void> {
    if (this.openingSample) return;
    this.openingSample = true;
    try {
      await this.library.whenFound();
      const known = this.library.notebooks.find(({ id }) => id === recall('causeway.sample'));
      if (known) {
        await this.library.open(known.id);
      } else {
        const sample = await loadSample();
        await this.library.create(sample.name, (id) => remember('causeway.sample', id));
        await this.library.add(sample.files);
      }
    } catch {
      this.toasts.show(texts.sampleFailed);
    }
    this.openingSample = false;
  }

  /** Suggests questions: the sample has its own, other notebooks' come from their statements of cause. */
  async suggest(): Promise<void> {
    const isSample = this.library.notebookId !== null && this.library.notebookId === recall('causeway.sample');
    const own = isSample ? await sampleQuestions().catch(() => []) : [];
    if (own.length > 0 || this.library.statistics) await this.cells.suggest(own);
  }

  /** Changes the language of the interface; everything that is open stays as it is. */
  async speak(id: LanguageId): Promise<void> {
    try {
      await language.choose(id);
    } catch {
      this.toasts.show(texts.languageFailed(languageNames[id]));
    }
  }

  showSources(shown: boolean): void {
    this.sourcesShown = shown;
    remember('causeway.sources', shown ? null : 'hidden');
  }

  /** Opens the map, with a question's way through it where one is given. */
  openMap(question: Played | null = null): void {
    this.mapQuestion = question;
    this.screen = 'map';
  }

  /** Opens the screen “What if”: as it was left, or about something to look for or to change. */
  openWhatIf(about: { query?: string; edits?: WhatIfEdit[] } | null = null): void {
    const { notebookId } = this.library;
    if (about || this.scenario.notebookId !== notebookId) {
      this.scenario = { notebookId, query: about?.query ?? '', edits: about?.edits ?? [] };
    }
    this.viewer.close();
    // Sentences that are opened there are read there: coming back, the notebook shows its questions.
    this.tab = 'questions';
    this.screen = 'what-if';
  }

  openDocument(document: DocumentInfo): void {
    this.tab = 'source';
    void this.viewer.showDocument(document.id);
  }

  openSpan(span: Span): void {
    this.tab = 'source';
    void this.viewer.showSpan(span);
  }

  openCitation(citations: Citation[], position: number): void {
    this.tab = 'source';
    void this.viewer.showCitation(citations, position);
  }
}

export const [getWorkspace, setWorkspace] = createContext<Workspace>();
