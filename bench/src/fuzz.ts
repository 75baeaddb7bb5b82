import { randomInt } from 'node:crypto';
import { calls } from '@juban/contract';
import { EXTRA_ENDPOINTS } from './fuzz/extra-endpoints.ts';
import { openTarget } from './fuzz/open-target.ts';
import { type FuzzName, type FuzzReport, prepareFuzz } from './fuzz/run-fuzz.ts';
import { readCommand } from './lib/command.ts';

const USAGE =
  'npm run fuzz -- [--runs N | --total N] [--seed N] [--call NAME [--index N]]: ' +
  'N inputs a call, or N in all; one of them again by its seed, name and index.';
/** Inputs per slice, after which the store is emptied; a longer run prints its progress. */
const SLICE = 10_000;

const { values, refuse } = readCommand(USAGE, {
  runs: { type: 'string', default: '1000' },
  total: { type: 'string' },
  seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  call: { type: 'string' },
  index: { type: 'string' },
});
const seed = Number(values.seed);
const everything = [...Object.keys(calls), ...Object.keys(EXTRA_ENDPOINTS)] as FuzzName[];
const names = everything.filter((name) => values.call === undefined || name === values.call);
const wanted =
  values.total === undefined ? Number(values.runs) : Math.ceil(Number(values.total) / names.length);
const [first, runs] = values.index === undefined ? [0, wanted] : [Number(values.index), 1];
if (names.length === 0) refuse(`No call or endpoint is called "${values.call}".`);
if (!Number.isInteger(seed) || !Number.isInteger(first) || !(runs > 0))
  refuse('Runs, total, seed and index are whole numbers.');

console.log(`fuzz: ${names.length} calls and endpoints, ${runs} inputs each, seed ${seed}`);
const target = await openTarget();
const fuzz = await prepareFuzz(target);
let faults = 0;
let sinceEmptied = 0;
for (const name of names) faults += show(await runWhole(name));
await target.close();
console.log(`fuzz: ${names.length * runs} inputs, ${faults} faults, seed ${seed}`);
process.exit(faults === 0 ? 0 : 1);

/** In slices, so that a million inputs leave little more data than ten thousand. */
async function runWhole(name: FuzzName): Promise<FuzzReport> {
  const whole: FuzzReport = { name, runs, accepted: 0, codes: {}, slowestMs: 0, faults: [] };
  for (let done = 0; done < runs && whole.faults.length === 0; done += SLICE) {
    const made = Math.min(SLICE, runs - done);
    const part = await fuzz({ seed, name, first: first + done, runs: made });
    whole.accepted += part.accepted;
    whole.slowestMs = Math.max(whole.slowestMs, part.slowestMs);
    whole.faults.push(...part.faults);
    for (const [code, count] of Object.entries(part.codes))
      whole.codes[code] = (whole.codes[code] ?? 0) + count;
    if (runs > SLICE) console.log(`  ${name}: ${done + made} of ${runs}`);
    await emptyNowAndThen(made);
  }
  return whole;
}

async function emptyNowAndThen(made: number): Promise<void> {
  sinceEmptied += made;
  if (sinceEmptied < SLICE) return;
  await target.forget();
  sinceEmptied = 0;
}

function show({ name, runs: made, accepted, codes, slowestMs, faults: found }: FuzzReport): number {
  const answers = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
  console.log(
    `${name}: ${made} inputs, ${accepted} accepted, slowest ${slowestMs.toFixed(0)} ms; ${answers.join(', ')}`,
  );
  for (const fault of found) console.log(`  ${fault}`);
  return found.length;
}
