import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashFiles, listFiles } from './hash.mjs';

const SHARED_INPUTS = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/precompress.mjs',
  'scripts/lib/shorten.mjs',
];
const ABANDONED_MS = 60 * 60 * 1000;

/** Files that a build does not read, or that it generates itself (*.gen.ts would always look changed). */
function isNoInput(file) {
  const name = path.posix.basename(file);
  return (
    ['node_modules', 'dist'].includes(name) ||
    name.startsWith('.') ||
    /\.(gen\.ts|test\.[a-z]+|md|log)$/.test(name)
  );
}

/** The folder name for the current inputs; equal inputs give equal names. */
export function buildName(base, app) {
  const files = ['packages', ...app.inputs].flatMap((folder) => listFiles(base, folder, isNoInput));
  const shared = SHARED_INPUTS.filter((file) => existsSync(path.join(base, file)));
  return `${app.name}-${hashFiles(base, [...files, ...shared]).slice(0, 16)}`;
}

const currentFile = (buildRoot) => path.join(buildRoot, 'current.json');

export function readCurrent(buildRoot) {
  try {
    return JSON.parse(readFileSync(currentFile(buildRoot), 'utf8'));
  } catch {
    return {};
  }
}

/** Atomic: readers see the old file or the new one. */
export function swapCurrent(buildRoot, app, name) {
  const next = { ...readCurrent(buildRoot), [app]: name };
  mkdirSync(buildRoot, { recursive: true });
  const draft = `${currentFile(buildRoot)}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(next, null, 2)}\n`);
  renameSync(draft, currentFile(buildRoot));
}

/** Removes old builds, but keeps the previous one for a server that still serves it. */
export function pruneBuilds(buildRoot, app, kept, now = Date.now()) {
  for (const name of readdirSync(buildRoot)) {
    if (!name.startsWith(`${app}-`) || kept.includes(name)) continue;
    const folder = path.join(buildRoot, name);
    const beingWritten = name.includes('.tmp-') && now - statSync(folder).mtimeMs < ABANDONED_MS;
    if (!beingWritten) rmSync(folder, { recursive: true, force: true });
  }
}
