/** @file Which browsers other than Chromium are on this machine, how each is started, and how it is installed where it is missing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startFirefox } from './marionette.ts';
import type { DrivenBrowser } from './webdriver.ts';
import { PYTHON, startWebKit } from './webkit.ts';

export interface OtherBrowser {
  name: string;
  /** Starts it on a profile folder, which it keeps; null where it, or what drives it, is not installed. */
  start: ((profile: string) => Promise<DrivenBrowser>) | null;
  install: string;
}

function onPath(...names: string[]): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin'].filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** WebKitGTK's bindings, where Debian and Ubuntu put them. */
const BINDINGS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`);

/** What Safari has and WebKitGTK has switched off. */
const AS_IN_SAFARI = ['StorageAPI', 'StorageAPIEstimate', 'FileSystem', 'FileSystemWritableStream'];

function webkit(name: string, features: readonly string[]): OtherBrowser {
  const driver = onPath('WebKitWebDriver');
  const isThere = onPath('xvfb-run') !== null && existsSync(PYTHON) && BINDINGS.some((file) => existsSync(file));
  return {
    name,
    start: driver !== null && isThere ? (profile) => startWebKit(driver, profile, features) : null,
    install: 'sudo apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth',
  };
}

export function otherBrowsers(): OtherBrowser[] {
  const firefox = process.env['CAUSEWAY_FIREFOX'] ?? onPath('firefox', 'firefox-esr');
  return [
    {
      name: 'Firefox',
      start: firefox === null ? null : (profile) => startFirefox(firefox, profile),
      install: 'sudo apt-get install firefox-esr (Ubuntu: firefox), or set CAUSEWAY_FIREFOX to its path',
    },
    webkit('WebKitGTK', []),
    webkit('WebKitGTK with the storage of Safari', AS_IN_SAFARI),
  ];
}
