import { DAY_MS, HOUR_MS, MINUTE_MS } from './shanghai-time.ts';

/** Smaller differences come from network latency or this machine's clock. */
const NOTICEABLE_MS = 5_000;

const UNITS: ReadonlyArray<[name: string, ms: number]> = [
  ['天', DAY_MS],
  ['小时', HOUR_MS],
  ['分', MINUTE_MS],
  ['秒', 1_000],
];

/** Whether the business clock was moved. */
export const isMoved = (offsetMs: number): boolean => Math.abs(offsetMs) >= NOTICEABLE_MS;

/** 快 1 天 2 小时: the offset of the business clock in its two largest units. */
export function describeOffset(offsetMs: number): string {
  if (!isMoved(offsetMs)) return '真实时间';
  let rest = Math.round(Math.abs(offsetMs) / 1_000) * 1_000;
  const parts: string[] = [];
  for (const [name, ms] of UNITS) {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    if (count > 0) parts.push(`${count} ${name}`);
  }
  return `比真实时间${offsetMs > 0 ? '快' : '慢'} ${parts.slice(0, 2).join(' ')}`;
}
