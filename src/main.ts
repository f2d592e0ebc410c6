/** @file The page's entry: styles, the workers, and the app mounted on them. */
import { mount } from 'svelte';
import './ui/tokens.css';
import './ui/base.css';
import './ui/export/print.css';
import App from './ui/App.svelte';
import { Workspace } from './ui/state/workspace.svelte.ts';
import { startWorkers } from './ui/workers.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with id "app".');
const workspace = new Workspace(startWorkers());
mount(App, { target, props: { workspace } });
void workspace.start();
