import { execFileSync } from 'node:child_process';
import { fromRoot } from '../lib/paths.mjs';
import { makeFeature } from './make-feature.mjs';

const BIOME = fromRoot('node_modules/@biomejs/biome/bin/biome');

/** Makes the feature and formats what was touched: lists stay in their order, lines keep their length whatever the name's is. */
export function writeFeature(root, names) {
  const touched = makeFeature(root, names);
  const files = touched.filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.endsWith('.gen.ts'));
  execFileSync(process.execPath, [BIOME, 'check', '--write', '--vcs-enabled=false', ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  return touched;
}
