import { inSeconds } from '../lib/in-seconds.ts';
import { printTable } from '../lib/table.ts';
import type { Counts } from './counts.ts';
import { invariantsWithoutRows } from './invariants-without-rows.ts';
import type { ChaosResult } from './run-chaos.ts';

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

const sorted = (counted: ReadonlyMap<string, number>) =>
  [...counted]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, times]) => [name, String(times)]);

function printNotifications({ notifications }: Counts): void {
  const { posted, dropped } = notifications;
  // Dropped notifications were never posted but are counted too.
  const all = posted + dropped;
  const rows = (['first', 'repeated', 'reordered', 'dropped', 'forged'] as const).map((fate) => [
    fate,
    String(notifications[fate]),
    share(notifications[fate], all),
  ]);
  printTable(['notifications', 'number', 'share'], [['all', String(all), '100 %'], ...rows]);
}

/** Reports actions, invariants and violations; returns whether the run proves what it should. */
export function reportChaos(result: ChaosResult, seed: number, backLimitMs: number): boolean {
  const { counts, violations, checked } = result;
  printTable(['flow', 'played'], sorted(counts.played));
  printTable(['answer', 'times'], sorted(counts.answers));
  printTable(['fault', 'times'], sorted(counts.faults));
  printNotifications(counts);
  const promised = [...checked.values()].filter(({ promises }) => promises.length > 0);
  printTable(
    ['invariant', 'promise', 'rows'],
    promised.map(({ invariant, promises, rows }) => [invariant, promises.join(', '), String(rows)]),
  );
  const unseen = invariantsWithoutRows(checked.values());
  for (const what of unseen) console.log(`no rows for invariant: ${what}`);
  for (const what of violations) console.log(`violation: ${what}`);
  const times = result.backMs.toSorted((one, other) => one - other);
  const slowest = times.at(-1) ?? 0;
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const late = times.filter((time) => time > backLimitMs).length;
  console.log(
    `chaos: ${result.scenes} scenes, ${result.acknowledged} acknowledged, ${violations.length} violations, ` +
      `${unseen.length} invariants without a row, back within ${inSeconds(slowest)}, half of the ` +
      `times within ${inSeconds(median)} (bar ${inSeconds(backLimitMs)}, missed by ${late} of ${times.length}), seed ${seed}`,
  );
  return violations.length === 0 && unseen.length === 0 && slowest <= backLimitMs;
}
