/** @file Where Chromium or Chrome is on this machine, and how tests and benches start it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_PATHS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** Names the environment variables that point to a browser, strongest first. */
const VARIABLES = ['CAUSEWAY_CHROMIUM', 'CHROME_PATH'];

export const INSTALL_HINT =
  'No Chromium or Chrome found: install one (Debian, Ubuntu: sudo apt-get install chromium) or set CAUSEWAY_CHROMIUM to its path.';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function candidates(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return MAC_PATHS.flatMap((file) => [file, path.join(environment['HOME'] ?? '', file)]);
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const root = environment[variable];
      return root === undefined ? [] : WINDOWS_PATHS.map((file) => path.win32.join(root, file));
    });
  }
  const folders = [...(environment['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const files = LINUX_NAMES.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  return [...files, '/opt/google/chrome/chrome'];
}

/**
 * Path of a Chromium or Chrome, or null.
 *
 * @throws when an environment variable names a file that is not there: a wrong setting must not be passed over
 */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | null {
  for (const variable of VARIABLES) {
    const file = environment[variable];
    if (file === undefined || file === '') continue;
    if (isExecutable(file)) return file;
    throw new Error(`${variable} is set to ${file}, which can't be run.`);
  }
  return candidates(platform, environment).find(isExecutable) ?? null;
}

/** Installs Debian's Chromium, where this process may: as root on Debian or Ubuntu. True when it is there afterwards. */
export function installChromium(): boolean {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', parameters, { stdio: 'inherit', env: environment });
    if (status !== 0) return false;
  }
  return findChromium() !== null;
}

/**
 * @returns path of the browser
 * @throws with {@link INSTALL_HINT} when there is none
 */
export function requireChromium(): string {
  const file = findChromium();
  if (file === null) throw new Error(INSTALL_HINT);
  return file;
}

/**
 * What Chromium does beside showing the page. Each window has two processes for the lists under its address bar, which nobody sees here, and one
 * in reserve for the next page: a sixth of what the stories of our tests take. The others are those that Playwright turns off, said again, as this switch counts
 * once.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Command-line switches: no traffic of the browser's own, and no sandbox for root, where Chromium refuses one. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-dev-shm-usage',
    `--disable-features=${NOT_NEEDED.join(',')}`,
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
