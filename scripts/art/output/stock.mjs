// The folder of rendered art: the manifest and the files it names.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = 'manifest.json';
/** Total of all packs, because they are committed. */
export const MAX_BYTES = 25 * 1024 * 1024;
const RENDERED = /\.(?:avif|webp|svg)$/;

export const digest = (length, ...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, length);
};

export const filesOf = (entry) =>
  entry.svg ? [entry.svg] : Object.values(entry.files).flatMap((formats) => Object.values(formats));

export function readManifest(root) {
  const file = join(root, MANIFEST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export const writeManifest = (root, shelves) =>
  writeFileSync(join(root, MANIFEST), `${JSON.stringify(shelves, null, 2)}\n`);

/** Replaces entries with those of this run; an interrupted run keeps both. */
export function mergeShelves(before, made) {
  const names = new Set([...Object.keys(before), ...Object.keys(made)]);
  const merged = [...names].map((shelf) => {
    const fresh = made[shelf] ?? [];
    const rest = (before[shelf] ?? []).filter(({ id }) => !fresh.some((entry) => entry.id === id));
    return [shelf, [...fresh, ...rest]];
  });
  return Object.fromEntries(merged);
}

/** The entry of the last run, if its source has not changed and all its files exist. */
export function findFresh(root, shelves, { shelf, id }, source) {
  const entry = shelves[shelf]?.find((one) => one.id === id);
  const isFresh = entry?.source === source && filesOf(entry).every((file) => existsSync(join(root, file)));
  return isFresh ? entry : undefined;
}

/** Rendered files without an entry. */
export function findOrphans(root, shelves) {
  const named = new Set(Object.values(shelves).flat().flatMap(filesOf));
  return readdirSync(root, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => RENDERED.test(file) && !named.has(file));
}

export function removeOrphans(root, shelves) {
  const orphans = findOrphans(root, shelves);
  for (const file of orphans) rmSync(join(root, file));
  return orphans.length;
}
