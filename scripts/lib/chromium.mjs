import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';
import { findProgram, isExecutable } from './find-program.mjs';
import { fromRoot, pinnedNode, plainEnvironment } from './paths.mjs';
import { step } from './progress.mjs';

// With the headless shell the browser tests need a third less CPU than with the whole browser.
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The machine's own browser: CHROMIUM_PATH, else the first one in PATH. */
export function findChromium(env = process.env) {
  return env.CHROMIUM_PATH || findProgram(NAMES, env.PATH) || MAC_APPS.find(isExecutable);
}

/** Where Playwright keeps the browser that its own installer brings. */
async function findPlaywrightChromium() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await exec(pinnedNode, ['-e', script], { cwd: fromRoot('e2e') });
  const file = output.trim();
  return code === 0 && existsSync(file) ? file : undefined;
}

/** On some systems the package of that name is only a pointer to another store: it must really answer. */
async function answers(file) {
  const { code } = await exec(file, ['--version'], { limitMs: 30_000 });
  return code === 0;
}

/** CHROMIUM_PATH or the headless shell, installed where this process may install it. */
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

/** A browser that answers, installed where need be; undefined when none is to be had. */
export async function ensureChromium() {
  for (const source of [headlessShell, findChromium, findPlaywrightChromium, installByPlaywright]) {
    const file = await source();
    if (file && (await answers(file))) return file;
  }
  return undefined;
}
