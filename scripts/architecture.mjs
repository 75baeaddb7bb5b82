import { fileURLToPath } from 'node:url';
import { checkFiles, checkTree } from './architecture/check-tree.mjs';
import { checkHabits } from './architecture/habits.mjs';

const WHOLE_TREE = '.';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Without arguments, the whole tree is checked. */
const paths = process.argv.slice(2);

async function checkWholeTree() {
  const { files, rooms, violations } = await checkTree(root);
  const habits = checkHabits(root, files);
  const read = rooms.map(({ packageFolder, read }) => `${packageFolder} ${read}`).join(', ');
  const summary = [`modules read: ${read || 'none'}`, habits.summary];
  return { summary, violations: [...violations, ...habits.violations] };
}

async function checkSomeFiles() {
  const { files, violations } = await checkFiles(root, paths);
  const habits = checkHabits(root, files, paths).violations.filter(({ where }) => where !== WHOLE_TREE);
  return { summary: [`${paths.length} files`], violations: [...violations, ...habits] };
}

const { summary, violations } = await (paths.length === 0 ? checkWholeTree() : checkSomeFiles());
for (const { where, what, rule, sentence } of violations)
  console.log(`${where} ${what} [${rule}] ${sentence}`);
for (const line of summary) console.log(`architecture: ${line}`);
console.log(`architecture: ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
