import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from './hash.mjs';

const STAMP = 'node_modules/.juban-stamp';
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const INSTALL_FIELDS = ['name', 'version', 'bin', 'workspaces', 'overrides', ...DEPENDENCY_FIELDS];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Workspace folders that match the patterns of the root manifest ("apps/*", "e2e"). */
export function listWorkspaces(base) {
  const { workspaces = [] } = readJson(path.join(base, 'package.json'));
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      if (!existsSync(path.join(base, parent))) return [];
      return readdirSync(path.join(base, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(path.join(base, folder, 'package.json')))
    .sort();
}

function installFields(manifest) {
  return Object.fromEntries(
    INSTALL_FIELDS.filter((field) => field in manifest).map((field) => [field, manifest[field]]),
  );
}

/**
 * Changes when an installation would have a different result: lock file, dependencies of the manifests,
 * platform. Other fields (npm scripts, descriptions) do not count.
 */
export function installHash(base, platform = `${process.platform}-${process.arch}`) {
  const manifests = ['.', ...listWorkspaces(base)].map((folder) => [
    folder,
    installFields(readJson(path.join(base, folder, 'package.json'))),
  ]);
  const lock = path.join(base, 'package-lock.json');
  return hashText(
    JSON.stringify([platform, manifests, existsSync(lock) ? readFileSync(lock, 'utf8') : 'no lock']),
  );
}

export function readStamp(base) {
  const file = path.join(base, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export const writeStamp = (base, stamp) => writeFileSync(path.join(base, STAMP), `${stamp}\n`);

function sameEntries(left = {}, right = {}) {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

function lockFitsManifests(base, lock) {
  return ['', ...listWorkspaces(base)].every((folder) => {
    const manifest = readJson(path.join(base, folder, 'package.json'));
    const locked = lock.packages[folder] ?? {};
    return DEPENDENCY_FIELDS.every((field) => sameEntries(manifest[field], locked[field]));
  });
}

/**
 * Whether npm has already installed everything in the lock file, for example manually; installing again would
 * be wasted. Optional packages may be for other platforms.
 */
export function isInstalled(base) {
  const files = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => path.join(base, file));
  if (!files.every((file) => existsSync(file))) return false;
  const [lock, installed] = files.map(readJson);
  if (!lockFitsManifests(base, lock)) return false;
  return Object.entries(lock.packages).every(([folder, locked]) => {
    if (!folder.includes('node_modules/') || locked.link) return true;
    const found = installed.packages[folder];
    return found ? found.version === locked.version : locked.optional === true;
  });
}
