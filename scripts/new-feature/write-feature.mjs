import { execFileSync } from 'node:child_process';
import { fromRoot } from '../lib/paths.mjs';
import { makeFeature } from './make-feature.mjs';

const BIOME = fromRoot('node_modules/@biomejs/biome/bin/biome');

/**
 * Creates the feature and formats the changed files, so that lists stay sorted and lines fit for any name.
 */
export function writeFeature(root, names) {
  const touched = makeFeature(root, names);
  const files = touched.filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.endsWith('.gen.ts'));
  execFileSync(process.execPath, [BIOME, 'check', '--write', '--vcs-enabled=false', ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  return touched;
}
