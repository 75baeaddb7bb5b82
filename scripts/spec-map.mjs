import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './architecture/source-files.mjs';
import { compareMap, describePart, listFaults } from './spec-map/compare.mjs';
import { readMap } from './spec-map/read-map.mjs';
import { readTitles } from './spec-map/read-titles.mjs';
import { writeTests } from './spec-map/write-tests.mjs';

/**
 * npm run spec-map: writes the tests of each statement into docs/spec-map.md and lists the ids without a test.
 * --finished: writes nothing; fails if the file is out of date or an id of a finished part has no test.
 */
const MAP = 'docs/spec-map.md';

const TEST_FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const TEST_FILE = /[.]test[.](tsx?|mjs)$|^e2e\/.*[.]ts$/;

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');

const files = TEST_FOLDERS.flatMap((folder) => listFiles(root, folder)).filter((path) =>
  TEST_FILE.test(path),
);
const titles = files.flatMap((path) => readTitles(path, read(path)));
const text = read(MAP);
const result = compareMap(readMap(text), titles);
const onlyFinished = process.argv.includes('--finished');
const faults = listFaults(result, onlyFinished);
const current = writeTests(text, result.testsOf);
if (current !== text) {
  if (onlyFinished) faults.push(`${MAP} is out of date: run \`npm run spec-map\` and commit the result`);
  else writeFileSync(join(root, MAP), current);
}
const shown = result.parts.filter(({ finished }) => finished || !onlyFinished);

for (const part of shown) console.log(describePart(part));
for (const fault of faults) console.log(fault);

const count = result.parts.reduce((sum, part) => sum + part.count, 0);
const missing = result.parts.reduce((sum, part) => sum + part.missing.length, 0);
console.log(
  `spec-map: ${count - missing} of ${count} ids in ${titles.length} titles of ${files.length} test files, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
