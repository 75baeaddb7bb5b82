import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../lib/paths.mjs';

const FOLDERS = ['apps', 'packages', 'bench', 'e2e', 'scripts'];
const LINKED = ['content', 'deploy', 'docs'];
const LEFT = /[\\/](node_modules|dist|test-results)$/;

/** A copy of the source tree in its own folder, which the caller removes. */
export function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'juban-feature-'));
  for (const folder of FOLDERS) {
    cpSync(fromRoot(folder), path.join(copy, folder), {
      recursive: true,
      filter: (from) => !LEFT.test(from),
    });
  }
  for (const entry of readdirSync(fromRoot(), { withFileTypes: true })) {
    if (entry.isFile()) cpSync(fromRoot(entry.name), path.join(copy, entry.name));
  }
  for (const folder of LINKED) symlinkSync(fromRoot(folder), path.join(copy, folder));
  linkModules(copy);
  return copy;
}

/** Links the copy's own packages, and all others from here. */
function linkModules(copy) {
  const own = path.join(copy, 'node_modules');
  mkdirSync(path.join(own, '@juban'), { recursive: true });
  for (const name of readdirSync(fromRoot('node_modules'))) {
    if (name !== '@juban') symlinkSync(fromRoot('node_modules', name), path.join(own, name));
  }
  for (const parent of ['packages', 'apps']) {
    for (const name of readdirSync(fromRoot(parent))) {
      symlinkSync(path.join(copy, parent, name), path.join(own, '@juban', name));
      const modules = fromRoot(parent, name, 'node_modules');
      if (existsSync(modules)) symlinkSync(modules, path.join(copy, parent, name, 'node_modules'));
    }
  }
}
