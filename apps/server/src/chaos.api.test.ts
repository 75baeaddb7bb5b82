import { expect, inject, it } from 'vitest';
import { NOTIFICATION_FATES } from '../../../bench/src/chaos/counts.ts';
import { faultNamed } from '../../../bench/src/chaos/fault-table.ts';
import { FLOWS } from '../../../bench/src/chaos/flow-table.ts';
import { invariantsWithoutRows } from '../../../bench/src/chaos/invariants-without-rows.ts';
import { playScene } from '../../../bench/src/chaos/run-chaos.ts';

const SEED = Number(process.env.CHAOS_SEED ?? 20_261_115);
const TIME_LIMIT_MS = 600_000;
const LANES = 4;
/** Enough for every promise to have rows. */
const LEAST_PLAYED = 50;

/** The long jumps trigger charges of renewals and V power decay; between them every process is killed. */
const PLAN = ['four weeks pass', 'the server is killed', 'four days pass'];
const POSTGRES_PLAN = [...PLAN.slice(0, 2), 'the database is killed', ...PLAN.slice(2)];

const isPostgres = inject('testDatabase').kind === 'postgres';

it(`[A-086] nothing acknowledged is lost and every promise holds under faults, seed ${SEED}`, {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const setting = isPostgres
    ? ({ database: 'postgres', servers: 2 } as const)
    : ({ database: 'embedded', servers: 1 } as const);
  const plan = (isPostgres ? POSTGRES_PLAN : PLAN).map(faultNamed);
  const { facts, checked } = await playScene(setting, SEED, undefined, {
    plan,
    lanes: LANES,
    minPlayed: LEAST_PLAYED,
  });
  // Thrown in full, because a failed comparison shortens long texts.
  if (facts.violations.length > 0) throw new Error(facts.violations.join('\n'));
  expect(invariantsWithoutRows(checked).join('\n')).toBe('');
  expect(FLOWS.filter(({ name }) => !facts.counts.played.has(name))).toEqual([]);
  expect(facts.counts.faults.get('server kill')).toBe(1);
  for (const fate of NOTIFICATION_FATES) expect(facts.counts.notifications[fate]).toBeGreaterThan(0);
});
