/** @file The page's entry: styles, the workers, and the app mounted on them. */
import { mount } from 'svelte';
import './ui/tokens.css';
import './ui/base.css';
import './ui/export/print.css';
import App from './ui/App.svelte';
import { allCommands } from './ui/commands/catalogue.ts';
import { language } from './ui/language/language.svelte.ts';
import { Workspace } from './ui/state/workspace.svelte.ts';
import { startWorkers } from './ui/workers.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with id "app".');
// The workers start while a language other than English is fetched; nothing is shown before it is here.
const workspace = new Workspace(startWorkers(), allCommands);
await language.start();
mount(App, { target, props: { workspace } });
void workspace.start();
