import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { makeFeature } from './make-feature.mjs';

const BIOME = fromRoot('node_modules/@biomejs/biome/bin/biome');

const WRITE_ROUTE_FACTS = 'apps/web/vite/update-route-facts.ts';
const ROUTE_FACTS = 'apps/web/src/route-facts.gen.ts';

/** Writes the feature, formats its files, and renews the list of pages that is generated from the route files. */
export function writeFeature(root, names) {
  const touched = makeFeature(root, names);
  const files = touched.filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.endsWith('.gen.ts'));
  execFileSync(process.execPath, [BIOME, 'check', '--write', '--vcs-enabled=false', ...files], {
    cwd: root,
    stdio: 'inherit',
  });
  execFileSync(process.execPath, [path.join(root, WRITE_ROUTE_FACTS)], { stdio: 'inherit' });
  return [...touched, ROUTE_FACTS];
}
