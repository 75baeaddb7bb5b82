import { inSeconds } from '../lib/in-seconds.ts';
import type { MemorySample } from '../lib/memory.ts';
import { peakOf } from '../lib/memory.ts';
import type { Outcome } from '../lib/report.ts';
import type { Barrage } from './fire-at-rate.ts';

const SHED: ReadonlySet<number> = new Set([429, 503]);
const MAX_ANSWER_MS = 10_000;
const MAX_RECOVERY_MS = 10_000;
/** Memory varies with garbage collection but must not keep growing. */
const MAX_GROWTH = 1.15;

export interface OverloadRun {
  barrage: Barrage;
  memory: readonly MemorySample[];
  /** Undefined if not within a minute. */
  normalAfterMs: number | undefined;
}

export function judge({ barrage, memory, normalAfterMs }: OverloadRun): Outcome[] {
  const count = (isCounted: (status: number) => boolean) =>
    [...barrage.statuses].reduce((sum, [status, times]) => (isCounted(status) ? sum + times : sum), 0);
  const shed = count((status) => SHED.has(status));
  const strange = count((status) => status !== 200 && !SHED.has(status));
  const growth = growthOf(memory);
  const seconds = normalAfterMs === undefined ? 'never' : inSeconds(normalAfterMs);
  return [
    {
      what: 'answered well',
      bar: 'some',
      figure: String(count((s) => s === 200)),
      reached: count((s) => s === 200) > 0,
    },
    { what: 'shed with 429 or 503', bar: 'some', figure: String(shed), reached: shed > 0 },
    { what: 'other answers', bar: '0', figure: String(strange), reached: strange === 0 },
    { what: 'broken connections', bar: '0', figure: String(barrage.broken), reached: barrage.broken === 0 },
    {
      what: 'slowest answer',
      bar: `${MAX_ANSWER_MS / 1_000} s`,
      figure: inSeconds(barrage.slowestMs),
      reached: barrage.slowestMs <= MAX_ANSWER_MS,
    },
    {
      what: 'memory of the last third beside the second',
      bar: `at most ${MAX_GROWTH}`,
      figure: `${growth.toFixed(2)} (${peakOf(memory).toFixed(0)} MB at most)`,
      reached: growth <= MAX_GROWTH,
    },
    {
      what: 'normal again after',
      bar: `${MAX_RECOVERY_MS / 1_000} s`,
      figure: seconds,
      reached: normalAfterMs !== undefined && normalAfterMs <= MAX_RECOVERY_MS,
    },
  ];
}

function growthOf(memory: readonly MemorySample[]): number {
  const third = Math.floor(memory.length / 3);
  return peakOf(memory.slice(-third)) / peakOf(memory.slice(third, 2 * third));
}
