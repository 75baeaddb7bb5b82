import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrent, swapCurrent } from '../../../scripts/lib/build-state.mjs';
import { ROOT } from './deploy-files.ts';

export interface Checkout {
  /** Link to the folder of the version that starts next. */
  root: string;
  /**
   * Creates another version beside the running one, like deploy/new-version.sh, with new names for all page
   * scripts.
   */
  release(): void;
}

const COPIED = ['apps/server/src', 'apps/server/package.json', 'scripts/lib/find-modules-once.mjs'];
const LINKED = ['node_modules', 'apps/server/node_modules', 'packages', 'content'];

/** The content of /opt/juban in production, in a folder of the drill. */
export function makeCheckout(parent: string): Checkout {
  const built = readCurrent(join(ROOT, '.build')).web;
  if (!built) throw new Error('the web app is not built: run npm run build');
  const root = join(parent, 'juban');
  const folderOf = (version: number) => `${root}-${version}`;
  let version = 0;
  const release = () => {
    version += 1;
    const folder = folderOf(version);
    for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    for (const path of LINKED) symlinkSync(join(ROOT, path), join(folder, path));
    const [builds, name] = [join(folder, '.build'), `web-${version}`];
    cpSync(join(ROOT, '.build', built), join(builds, name), { recursive: true });
    renameAssets(join(builds, name), `.${version}`);
    swapCurrent(builds, 'web', name);
    const before = `web-${version - 1}`;
    if (version > 1) {
      cpSync(join(folderOf(version - 1), '.build', before), join(builds, before), { recursive: true });
    }
    rmSync(root, { force: true });
    symlinkSync(folder, root);
  };
  release();
  return { root, release };
}

/** Only names in pages change. Nobody runs the scripts here, so names inside them stay. */
function renameAssets(build: string, mark: string): void {
  const assets = join(build, 'client/assets');
  const marked = (name: string) => name.replace(/\.(?=\w+$)/, `${mark}.`);
  for (const name of readdirSync(assets)) {
    const [, plain = name, packed = ''] = /^(.*?)(\.(?:br|gz))?$/.exec(name) ?? [];
    renameSync(join(assets, name), join(assets, `${marked(plain)}${packed}`));
  }
  const pages = join(build, 'server');
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(pages, file), 'utf8');
    writeFileSync(join(pages, file), text.replace(/(?<=["'`])\/assets\/[\w.-]+/g, marked));
  }
}
