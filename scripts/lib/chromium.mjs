import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';
import { findProgram, isExecutable } from './find-program.mjs';
import { fromRoot, pinnedNode, plainEnvironment } from './paths.mjs';
import { step } from './progress.mjs';

// The headless shell needs a third less CPU in browser tests than the full browser.
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's browser: CHROMIUM_PATH, otherwise the first one in PATH. */
export function findChromium(env = process.env) {
  return env.CHROMIUM_PATH || findProgram(NAMES, env.PATH) || MAC_APPS.find(isExecutable);
}

/** The browser installed by Playwright, if any. */
async function findPlaywrightChromium() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await exec(pinnedNode, ['-e', script], { cwd: fromRoot('e2e') });
  const file = output.trim();
  return code === 0 && existsSync(file) ? file : undefined;
}

/** On some systems the package only redirects to another store, so the browser must answer. */
async function answers(file) {
  const { code } = await exec(file, ['--version'], { limitMs: 30_000 });
  return code === 0;
}

/** CHROMIUM_PATH or the headless shell, installed if this process may do so. */
async function headlessShell() {
  const file = process.env.CHROMIUM_PATH || findProgram([HEADLESS_SHELL]);
  return file ?? installByApt();
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return undefined;
  const env = plainEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  await step('Reading the package lists (apt-get update)', () => exec('apt-get', ['update'], { env }));
  const packages = [HEADLESS_SHELL, 'fonts-noto-cjk'];
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  await step(`Installing ${packages.join(' and ')} (apt-get)`, () => exec('apt-get', args, { env }));
  return findProgram([HEADLESS_SHELL]);
}

async function installByPlaywright() {
  const args = [fromRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'];
  if (process.getuid?.() === 0) args.push('--with-deps');
  await step("Installing Chromium (Playwright's installer)", () =>
    exec(pinnedNode, args, { env: plainEnvironment() }),
  );
  return findPlaywrightChromium();
}

/** A working browser, installed if necessary; undefined if none is available. */
export async function ensureChromium() {
  for (const source of [headlessShell, findChromium, findPlaywrightChromium, installByPlaywright]) {
    const file = await source();
    if (file && (await answers(file))) return file;
  }
  return undefined;
}
