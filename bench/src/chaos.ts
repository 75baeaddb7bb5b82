import { randomInt } from 'node:crypto';
import { reportChaos } from './chaos/report.ts';
import { isReached, runChaos, type Setting } from './chaos/run-chaos.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { inSeconds } from './lib/in-seconds.ts';

const USAGE =
  'npm run chaos -- [--seed N] [--database embedded|postgres|both] [--servers 1|2] [--kills N] [--database-kills N] ' +
  '[--jumps N] [--notifications N] [--back-seconds N] [--full] [--minutes N]: every flow of money under faults.';

/** Numbers that a full run requires. */
const FULL = { kills: 500, databaseKills: 100, jumps: 50, notifications: 100_000 };

const SETTINGS: readonly Setting[] = [
  { database: 'embedded', servers: 1 },
  { database: 'postgres', servers: 2 },
  { database: 'postgres', servers: 1 },
];

const { values, refuse } = readCommand(USAGE, {
  seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  database: { type: 'string', default: 'both' },
  servers: { type: 'string' },
  kills: { type: 'string', default: '0' },
  'database-kills': { type: 'string', default: '0' },
  jumps: { type: 'string', default: '0' },
  notifications: { type: 'string', default: '0' },
  'back-seconds': { type: 'string', default: '5' },
  full: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '1e9' },
});

const settings = SETTINGS.filter(
  ({ database, servers }) =>
    (values.database === 'both' || values.database === database) &&
    (values.servers === undefined || Number(values.servers) === servers),
);
const numbers = [
  'seed',
  'kills',
  'database-kills',
  'jumps',
  'notifications',
  'back-seconds',
  'minutes',
] as const;
if (settings.length === 0) refuse('There is no such database with so many servers.');
for (const name of numbers)
  if (!(Number(values[name]) >= 0)) refuse(`--${name} must be a number, not "${values[name]}".`);

const seed = Number(values.seed);
const hasPostgres = settings.some(({ database }) => database === 'postgres');
const databaseKills = values.full ? FULL.databaseKills : Number(values['database-kills']);
const targets = {
  serverKills: values.full ? FULL.kills : Number(values.kills),
  databaseKills: hasPostgres ? databaseKills : 0,
  clockJumps: values.full ? FULL.jumps : Number(values.jumps),
  notifications: values.full ? FULL.notifications : Number(values.notifications),
};

/** Violations are printed as they are found, because a run takes more than an hour. */
const printed = new Set<string>();

console.log(`chaos: seed ${seed}, ${JSON.stringify(targets)}`);
await ensureBuild();
const result = await runChaos({
  seed,
  settings,
  targets,
  minutes: Number(values.minutes),
  onScene: (scene, { database, servers }, sceneSeed) =>
    console.log(`scene ${scene}: ${servers} processes on the ${database} database, seed ${sceneSeed}`),
  onSceneEnd: (reached) => console.log(`so far: ${JSON.stringify(reached)}`),
  onRound: (round, fault, backMs, { acknowledged, violations }) => {
    console.log(
      `  ${round}. ${fault}: ${acknowledged} acknowledged, ${violations.length} violations, ${inSeconds(backMs)}`,
    );
    for (const what of violations.filter((each) => !printed.has(each))) {
      printed.add(what);
      console.log(`     violation: ${what}`);
    }
  },
});
const holds = reportChaos(result, seed, Number(values['back-seconds']) * 1_000);
const reached = isReached(targets, result.counts);
if (!reached) console.log('chaos: the time ended before the targets were reached');
process.exitCode = holds && reached ? 0 : 1;
