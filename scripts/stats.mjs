import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree } from './architecture/cruise.mjs';
import { isGenerated, isTest, listFiles, readCode } from './architecture/source-files.mjs';
import { fromRoot } from './lib/paths.mjs';
import { EDITS } from './new-feature/edits.mjs';
import { countCasts, countLines, countRawSpacing, largestFolder } from './stats/count.mjs';
import { findCycles, findSingleUse, importsAmong } from './stats/graph.mjs';

/** npm run stats: figures about the code base; --list names the small files and the cycles. */
const SMALL_LINES = 30;
/** A typical brand. */
const BRAND = /tthj/i;
const SOURCE = /^(?:apps|packages)\/[^/]+\/src\//;

const root = fromRoot('.');
const code = readCode(root).filter(({ path }) => !isGenerated(path));
const tests = code.filter(({ path }) => isTest(path));
const product = code.filter(({ path }) => SOURCE.test(path) && !isTest(path));
const testPaths = new Set(tests.map(({ path }) => path));
const paths = product.map(({ path }) => path);
const sizes = new Map(product.map(({ path, text }) => [path, countLines(text)]));
const sumLines = (files) => files.reduce((sum, { text }) => sum + countLines(text), 0);

const { modules } = await cruiseTree(root);
const edges = importsAmong(modules, paths);
const cycles = findCycles(edges);
const single = findSingleUse(edges, sizes, {
  mostLines: SMALL_LINES,
  isTested: (path) => ['.test.ts', '.test.tsx'].some((end) => testPaths.has(path.replace(/\.tsx?$/, end))),
});
const [folder, inFolder] = largestFolder(code.map(({ path }) => path).filter((path) => SOURCE.test(path)));
const { casts, json } = countCasts(product.map(({ tree }) => tree));
const styles = ['apps', 'packages']
  .flatMap((top) => listFiles(root, top))
  .filter((path) => path.endsWith('.css'));
const spacing = styles.reduce(
  (sum, path) => sum + countRawSpacing(readFileSync(join(root, path), 'utf8')),
  0,
);
const edits = Object.values(EDITS);

const rows = [
  ['source files', paths.length],
  ['lines of source', sumLines(product)],
  ['test files', tests.length],
  ['lines of tests', sumLines(tests)],
  [`files of at most ${SMALL_LINES} lines with one importer`, single.length],
  ['import cycles', `${cycles.length} of ${cycles.flat().length} files`],
  ['largest folder', `${folder}: ${inFolder} files`],
  ['edits of existing files for a new feature', `${edits.flat().length} in ${edits.length} files`],
  ['source files that name one brand', product.filter(({ text }) => BRAND.test(text)).length],
  ['type assertions', `${casts}, ${json} of JSON`],
  ['lines of raw pixel spacing', spacing],
];
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
if (process.argv.includes('--list')) {
  for (const path of single) console.log(`one importer: ${path}`);
  for (const cycle of cycles) console.log(`cycle: ${cycle.join(' ')}`);
}
