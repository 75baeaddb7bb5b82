import { runMain } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { readNames } from './new-feature/names.mjs';
import { proveFeature } from './new-feature/prove.mjs';
import { writeFeature } from './new-feature/write-feature.mjs';

/**
 * npm run new:feature -- <name> [title]: a whole small feature in the house style, green as it is made.
 * --prove: makes one in a copy of the tree, runs every check on it, and leaves nothing behind.
 */
await runMain(async () => {
  const [name, title] = process.argv.slice(2);
  if (name === '--prove') return proveFeature();
  const names = readNames(name, title);
  for (const path of writeFeature(root, names)) console.log(path);
  console.log(`\n/next/${names.kebab} is there: docs/new-feature.md says how to go on.`);
});
