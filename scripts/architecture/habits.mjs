import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLeftovers, checkMachinePaths } from './habits/leftovers.mjs';
import { checkNames } from './habits/names.mjs';
import { checkSizes, measureSizes } from './habits/sizes.mjs';
import { CODE_FOLDERS, isCode, isGenerated, listFiles } from './source-files.mjs';

const TEXT = /[.](md|json|ya?ml|sh|sql|html|css|[cm]?[jt]sx?)$/;
const NOT_OURS = new Set(['package-lock.json']);

const read = (root) => (path) => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** The habits of the house on the tree at `root`; `code` are its code files, already parsed. */
export function checkHabits(root, code) {
  const written = code.filter(({ path }) => isCode(path) && !isGenerated(path));
  const styles = CODE_FOLDERS.flatMap((folder) => listFiles(root, folder))
    .filter((path) => path.endsWith('.css'))
    .map(read(root));
  const sources = [...written, ...styles];
  const texts = listFiles(root)
    .filter((path) => TEXT.test(path) && !NOT_OURS.has(path))
    .map(read(root));
  const { files, median, at95 } = measureSizes(sources);
  return {
    summary: `${files} source files, median ${median} lines, 95th percentile ${at95}`,
    violations: [
      ...checkSizes(sources),
      ...checkNames(sources),
      ...checkLeftovers(sources),
      ...checkMachinePaths(texts),
    ],
  };
}
