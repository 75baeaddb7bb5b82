import { fileURLToPath } from 'node:url';
import { checkTree } from './architecture/check-tree.mjs';
import { checkHabits } from './architecture/habits.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { files, rooms, violations } = await checkTree(root);
const habits = checkHabits(root, files);
const all = [...violations, ...habits.violations];

for (const { where, what, rule, sentence } of all) console.log(`${where} ${what} [${rule}] ${sentence}`);

const read = rooms.map(({ room, read }) => `${room} ${read}`).join(', ');
console.log(`architecture: modules read: ${read || 'none'}`);
console.log(`architecture: ${habits.summary}`);
console.log(`architecture: ${all.length} violations`);
process.exitCode = all.length === 0 ? 0 : 1;
