import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';

const KB = 1_000;
/** Most bytes of script, as sent with Brotli. */
const MOST_SIGN_IN = 200 * KB;
const MOST_SCREEN = 420 * KB;
const ENTRY = 'index.html';
const SHELL = 'src/shell/shell.tsx';
const BEFORE_SIGN_IN = /^src\/sign-in\//;
const SCREEN = /^src\/screens\//;

/** The files that these modules load at once, without what they load later. */
function filesOf(manifest, names, found = new Set()) {
  for (const name of names) {
    const { file, imports = [] } = manifest[name];
    if (found.has(file)) continue;
    found.add(file);
    filesOf(manifest, imports, found);
  }
  return found;
}

function sentBytes(folder, file) {
  const packed = path.join(folder, `${file}.br`);
  return statSync(existsSync(packed) ? packed : path.join(folder, file)).size;
}

/** What each page of the console loads as script: [{ page, bytes, most }]. */
export function measureConsole(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const pages = Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry);
  const sized = (page, names, most) => {
    const files = [...filesOf(manifest, names)].filter((file) => file.endsWith('.js'));
    return { page, bytes: files.reduce((sum, file) => sum + sentBytes(folder, file), 0), most };
  };
  return [
    ...pages
      .filter((page) => BEFORE_SIGN_IN.test(page))
      .map((page) => sized(page, [ENTRY, page], MOST_SIGN_IN)),
    ...pages
      .filter((page) => SCREEN.test(page))
      .map((page) => sized(page, [ENTRY, SHELL, page], MOST_SCREEN)),
  ];
}

/** Refuses a build with a page that is over its budget, or without the pages that have one. */
export function requireConsoleBudget(folder) {
  const pages = measureConsole(folder);
  if (pages.length === 0) throw new Refusal('The build of the console has no pages to measure.');
  const heavy = pages.filter(({ bytes, most }) => bytes > most);
  if (heavy.length === 0) return;
  const lines = heavy.map(({ page, bytes, most }) => `${page}: ${bytes} of ${most} bytes of script`);
  throw new Refusal(`Pages of the console are over their budget:\n${lines.join('\n')}`);
}
