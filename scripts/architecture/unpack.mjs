import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));
const FILE_HEADER = /^-- (.+) --\n/m;

export const listFixtures = () => readdirSync(FIXTURES).map((name) => name.replace(/[.]txtar$/, ''));

/** Inside the repository, so that packages resolve as usual; ignored by git. */
export function makeTree() {
  const parent = join(REPOSITORY, '.build');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'architecture-'));
}

/** Our own packages resolve inside the tree, through their real exports. */
function linkPackages(root) {
  if (!existsSync(join(root, 'packages'))) return;
  mkdirSync(join(root, 'node_modules/@juban'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    const manifest = `packages/${name}/package.json`;
    copyFileSync(join(REPOSITORY, manifest), join(root, manifest));
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@juban', name), 'dir');
  }
}

/**
 * Unpacks an archive in txtar format: a description, then each file after a line `-- path --`. Archives keep
 * formatter, type checker and test runner away from the invalid code.
 */
export function unpackFixture(name, root) {
  const [, ...parts] = readFileSync(join(FIXTURES, `${name}.txtar`), 'utf8').split(FILE_HEADER);
  for (let index = 0; index < parts.length; index += 2) {
    const path = join(root, parts[index]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, parts[index + 1]);
  }
  linkPackages(root);
}
