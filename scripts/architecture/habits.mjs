import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLeftovers, checkMachinePaths } from './habits/leftovers.mjs';
import { checkNames } from './habits/names.mjs';
import { checkSizes, measureSizes } from './habits/sizes.mjs';
import { checkStyleClasses } from './habits/style-classes.mjs';
import { isCode, isGenerated, isInCodeFolder, listFiles } from './source-files.mjs';

const TEXT = /[.](md|json|ya?ml|sh|sql|html|css|[cm]?[jt]sx?)$/;
const NOT_OURS = new Set(['package-lock.json']);

const read = (root) => (path) => ({ path, text: readFileSync(join(root, path), 'utf8') });

/**
 * Checks sizes, names and leftovers of the files at `paths`; `code` contains the parsed code files among
 * them.
 */
export function checkHabits(root, code, paths = listFiles(root)) {
  const written = code.filter(({ path }) => isCode(path) && !isGenerated(path));
  const styles = paths.filter((path) => path.endsWith('.css') && isInCodeFolder(path)).map(read(root));
  const sources = [...written, ...styles];
  const texts = paths.filter((path) => TEXT.test(path) && !NOT_OURS.has(path)).map(read(root));
  const { files, median, at95 } = measureSizes(sources);
  return {
    summary: `${files} source files, median ${median} lines, 95th percentile ${at95}`,
    violations: [
      ...checkSizes(sources),
      ...checkNames(sources),
      ...checkLeftovers(sources),
      ...checkStyleClasses(root, written),
      ...checkMachinePaths(texts),
    ],
  };
}
