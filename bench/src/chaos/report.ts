import { inSeconds } from '../lib/in-seconds.ts';
import { printTable } from '../lib/table.ts';
import type { Counts } from './counts.ts';
import type { ChaosResult } from './run-chaos.ts';
import { unseenPromises } from './unseen-promises.ts';

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

const sorted = (counted: ReadonlyMap<string, number>) =>
  [...counted]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, times]) => [name, String(times)]);

function printNotifications({ notifications }: Counts): void {
  const { posted, dropped } = notifications;
  // What was lost on its way was never posted, and was a notification all the same.
  const all = posted + dropped;
  const rows = (['first', 'repeated', 'reordered', 'dropped', 'forged'] as const).map((fate) => [
    fate,
    String(notifications[fate]),
    share(notifications[fate], all),
  ]);
  printTable(['notifications', 'number', 'share'], [['all', String(all), '100 %'], ...rows]);
}

/** What was done, what was seen and what was broken; true where the run proves what it set out to. */
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
  const unseen = unseenPromises(checked.values());
  for (const what of unseen) console.log(`saw no row: ${what}`);
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
