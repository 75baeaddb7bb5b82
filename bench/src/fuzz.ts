import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type CallName, calls } from '@juban/contract';
import { openTarget } from './fuzz/open-target.ts';
import { type FuzzReport, prepareFuzz } from './fuzz/run-fuzz.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    call: { type: 'string' },
    index: { type: 'string' },
  },
});
const seed = Number(values.seed);
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => values.call === undefined || name === values.call,
);
const range =
  values.index === undefined ? { runs: Number(values.runs) } : { runs: 1, first: Number(values.index) };
if (names.length === 0 || !Number.isInteger(seed) || !(range.runs > 0)) {
  throw new RangeError('usage: npm run fuzz -- [--runs N] [--seed N] [--call name [--index N]]');
}

console.log(`fuzz: ${range.runs} inputs a call, seed ${seed}`);
const target = await openTarget();
const fuzz = await prepareFuzz(target);
let faults = 0;
for (const name of names) faults += show(await fuzz({ seed, name, ...range }));
await target.close();
console.log(
  `fuzz: ${names.length} calls, ${names.length * range.runs} inputs, ${faults} faults, seed ${seed}`,
);
process.exit(faults === 0 ? 0 : 1);

function show({ name, runs, accepted, codes, slowestMs, faults: found }: FuzzReport): number {
  const answers = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
  console.log(
    `${name}: ${runs} inputs, ${accepted} accepted, slowest ${slowestMs.toFixed(0)} ms; ${answers.join(', ')}`,
  );
  for (const fault of found) console.log(`  ${fault}`);
  return found.length;
}
