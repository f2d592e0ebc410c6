/** @file Every command there is: menus, buttons, keys and the palette all read this list. */
import { pickSources } from '../files/pick.ts';
import { language } from '../language/language.svelte.ts';
import { languageIds, languageNames } from '../language/languages.ts';
import { Folders } from '../state/folders.svelte.ts';
import type { NotebookInfo } from '../../rpc/contracts.ts';
import type { Screen } from '../state/screens.ts';
import { themeChoices } from '../state/theme.svelte.ts';
import type { Workspace } from '../state/workspace.svelte.ts';
import { texts } from '../texts.ts';
import { commands as words } from '../texts/commands.ts';
import { encryption as encryptionWords } from '../texts/encryption.ts';
import { folders as folderWords } from '../texts/folders.ts';
import { answeringIds } from '../texts/strategies.ts';
import { figure } from '../texts/words.ts';
import type { Command } from './command.ts';
import { goToQuestion } from './go.ts';
import type { Shortcut } from './shortcuts.ts';

/** The keys of the commands that have some. */
export const keys = {
  ask: '/',
  add: 'A',
  note: 'W',
  export: 'E',
  print: 'Mod+P',
  map: 'M',
  lock: 'L',
  sources: 'S',
  sheet: '?',
} as const satisfies Record<string, Shortcut>;

function whatCanBeDone(workspace: Workspace): Command[] {
  const { cells, library, exporting, commands, folders } = workspace;
  const { selected } = cells;
  const add = (folder: boolean) => pickSources((files) => workspace.take(files), folder);
  const always: Command[] = [
    {
      id: 'add',
      group: 'do',
      icon: 'add',
      label: texts.addDocuments,
      also: words.addAlso,
      keys: keys.add,
      run: () => add(false),
    },
    {
      id: 'add-folder',
      group: 'do',
      icon: 'folder',
      label: texts.addFolder,
      also: words.addFolderAlso,
      run: () => add(true),
    },
    {
      id: 'add-text',
      group: 'do',
      icon: 'clipboard',
      label: texts.addText,
      also: words.addTextAlso,
      run: () => commands.show('text'),
    },
  ];
  if (!library.notebook) return library.locked ? [] : always;
  const here: Command[] = [
    {
      id: 'ask',
      group: 'do',
      icon: 'questions',
      label: words.ask,
      also: words.askAlso,
      keys: keys.ask,
      run: () => goToQuestion(workspace),
    },
    ...always,
    {
      id: 'note',
      group: 'do',
      icon: 'note',
      label: words.note,
      also: words.noteAlso,
      keys: keys.note,
      run: () => {
        workspace.screen = 'notebook';
        workspace.tab = 'questions';
        cells.addNote();
      },
    },
    {
      id: 'export',
      group: 'do',
      icon: 'save',
      label: texts.exporting.open,
      also: words.exportAlso,
      keys: keys.export,
      run: () => exporting.ask(),
    },
    {
      id: 'print',
      group: 'do',
      icon: 'save',
      label: words.print,
      also: words.printAlso,
      keys: keys.print,
      run: () => exporting.print(),
    },
  ];
  if (Folders.areKept) {
    here.push({
      id: 'link-folder',
      group: 'do',
      icon: 'linked',
      label: folderWords.link,
      also: words.linkFolderAlso,
      run: () => folders.link(),
    });
  }
  if (selected?.phase === 'done') {
    const { id, question } = selected;
    // A scenario is not asked again: it is opened.
    if (!selected.scenario) {
      here.push({
        id: 'again',
        group: 'do',
        icon: 'repeat',
        label: words.again,
        detail: question,
        run: () => cells.answering.again(id),
      });
    }
    here.push({
      id: 'export-cell',
      group: 'do',
      icon: 'save',
      label: words.exportCell,
      detail: question,
      run: () => exporting.ask(id),
    });
  }
  return here;
}

function whereToGo(workspace: Workspace): Command[] {
  const { library, corrections } = workspace;
  const to = (screen: Screen) => () => {
    workspace.screen = workspace.screen === screen ? 'notebook' : screen;
  };
  const list: Command[] = [
    { id: 'models', group: 'go', icon: 'models', label: words.models, also: words.modelsAlso, run: to('models') },
    { id: 'privacy', group: 'go', icon: 'hidden', label: words.privacy, also: words.privacyAlso, run: to('privacy') },
  ];
  if (!library.notebook) return list;
  list.unshift({
    id: 'map',
    group: 'go',
    icon: 'map',
    label: words.map,
    also: words.mapAlso,
    keys: keys.map,
    run: () => (workspace.screen === 'map' ? (workspace.screen = 'notebook') : workspace.openMap()),
  });
  if (workspace.screen !== 'notebook') {
    list.unshift({
      id: 'notebook',
      group: 'go',
      icon: 'questions',
      label: words.notebook,
      also: words.notebookAlso,
      run: to('notebook'),
    });
  }
  list.push(
    {
      id: 'what-if',
      group: 'go',
      icon: 'fork',
      label: words.whatIf,
      also: words.whatIfAlso,
      run: () => (workspace.screen === 'what-if' ? (workspace.screen = 'notebook') : workspace.openWhatIf()),
    },
    {
      id: 'corrections',
      group: 'go',
      icon: 'pencil',
      label: words.corrections,
      also: words.correctionsAlso,
      detail: corrections.list.length > 0 ? figure(corrections.list.length) : '',
      run: to('corrections'),
    },
    { id: 'measure', group: 'go', icon: 'check', label: words.measure, also: words.measureAlso, run: to('measure') },
  );
  return list;
}

function ofTheNotebook(workspace: Workspace): Command[] {
  const { library, cells, exporting } = workspace;
  const { notebook, locked } = library;
  const list: Command[] = [
    { id: 'new', group: 'notebook', icon: 'add', label: texts.newNotebook, run: () => library.create(texts.untitled) },
    { id: 'sample', group: 'notebook', icon: 'questions', label: texts.openSample, run: () => workspace.openSample() },
    {
      id: 'restore',
      group: 'notebook',
      icon: 'reread',
      label: texts.exporting.restore,
      also: words.restoreAlso,
      run: () => exporting.chooseBackup(),
    },
  ];
  if (locked) return [...list, ...onItself(workspace, locked)];
  if (!notebook) return list;
  const strategies = answeringIds
    .filter((id) => id !== cells.strategy)
    .map((id): Command => ({
      id: `answer-${id}`,
      group: 'notebook',
      icon: 'only',
      label: words.answerWith(texts.strategies[id].name),
      also: words.answerWithAlso,
      run: () => cells.choose(id),
    }));
  return [...list, ...onItself(workspace, notebook), ...ofItsPassphrase(workspace, notebook), ...strategies];
}

/** What can be done with a notebook whether it is locked or not. */
function onItself({ commands, library }: Workspace, { id }: NotebookInfo): Command[] {
  return [
    {
      id: 'rename',
      group: 'notebook',
      icon: 'pencil',
      label: words.renameNotebook,
      run: () => (commands.isRenaming = true),
    },
    { id: 'delete', group: 'notebook', icon: 'trash', label: texts.deleteNotebook, run: () => library.delete(id) },
  ];
}

function ofItsPassphrase({ encryption }: Workspace, notebook: NotebookInfo): Command[] {
  if (notebook.encryption !== 'unlocked') {
    return [
      {
        id: 'encrypt',
        group: 'notebook',
        icon: 'hidden',
        label: encryptionWords.encrypt,
        also: encryptionWords.encryptAlso,
        run: () => encryption.ask('encrypt'),
      },
    ];
  }
  return [
    {
      id: 'lock',
      group: 'notebook',
      icon: 'hidden',
      label: encryptionWords.lock,
      also: encryptionWords.lockAlso,
      keys: keys.lock,
      run: () => encryption.lock(),
    },
    {
      id: 'change-passphrase',
      group: 'notebook',
      icon: 'pencil',
      label: encryptionWords.change,
      also: encryptionWords.changeAlso,
      run: () => encryption.ask('change'),
    },
    {
      id: 'decrypt',
      group: 'notebook',
      icon: 'shown',
      label: encryptionWords.decrypt,
      also: encryptionWords.decryptAlso,
      run: () => encryption.ask('decrypt'),
    },
  ];
}

function howItLooks(workspace: Workspace): Command[] {
  const { library, theme, commands, tour } = workspace;
  const list: Command[] = themeChoices
    .filter((choice) => choice !== theme.choice)
    .map((choice) => ({
      id: `theme-${choice}`,
      group: 'look',
      icon: choice,
      label: texts.theme[choice],
      also: words.themeAlso,
      run: () => theme.choose(choice),
    }));
  if (library.notebook && workspace.screen === 'notebook') {
    list.push({
      id: 'sources',
      group: 'look',
      icon: 'panel',
      label: workspace.sourcesShown ? texts.hideSources : texts.showSources,
      keys: keys.sources,
      run: () => workspace.showSources(!workspace.sourcesShown),
    });
  }
  const languages = languageIds
    .filter((id) => id !== language.id)
    .map((id): Command => ({
      id: `language-${id}`,
      group: 'look',
      icon: 'language',
      label: words.language(languageNames[id]),
      also: words.languageAlso,
      run: () => workspace.speak(id),
    }));
  list.push(...languages, {
    id: 'keys',
    group: 'look',
    icon: 'outline',
    label: words.keys,
    also: words.keysAlso,
    keys: keys.sheet,
    run: () => commands.show('keys'),
  });
  if (library.notebook) {
    list.push({
      id: 'tour',
      group: 'look',
      icon: 'right',
      label: words.tour,
      also: words.tourAlso,
      run: () => tour.restart(),
    });
  }
  return list;
}

/** Everything that can be done now. Reads the workspace's state, so it is up to date within a `$derived`. */
export function allCommands(workspace: Workspace): Command[] {
  return [...whatCanBeDone(workspace), ...whereToGo(workspace), ...ofTheNotebook(workspace), ...howItLooks(workspace)];
}
