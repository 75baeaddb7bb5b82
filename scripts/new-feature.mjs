import { runMain } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { readNames } from './new-feature/names.mjs';
import { proveFeature } from './new-feature/prove.mjs';
import { writeFeature } from './new-feature/write-feature.mjs';

/**
 * npm run new:feature -- <name> [title]: creates a small complete feature that passes all checks. --prove:
 * creates one in a copy of the tree, runs every check on it, and removes the copy.
 */
await runMain(async () => {
  const [name, title] = process.argv.slice(2);
  if (name === '--prove') return proveFeature();
  const names = readNames(name, title);
  for (const path of writeFeature(root, names)) console.log(path);
  console.log(`\nCreated /next/${names.kebab}. Continue with docs/new-feature.md.`);
});
