import type { Demo } from '../lib/lab-api.ts';
import type { RouteRow } from './table.ts';

/** A page worth looking at, ready to open. */
export interface ReadyState {
  name: string;
  page: string;
}

type Maker = (demo: Demo, row: RouteRow) => Array<[name: string, value: string | undefined]>;

const filled = (row: RouteRow, value: string) => row.path.replace(/\$\w+/, encodeURIComponent(value));

/** The states of routes whose ids the demo content decides. */
const MAKERS: Readonly<Record<string, Maker>> = {
  '/outside/vip_days/$id': ({ claimChannels }) => [
    ['进行中', claimChannels?.open],
    ['未开始', claimChannels?.future],
    ['已结束', claimChannels?.ended],
    ['没有这个渠道', 'no-such-channel'],
  ],
};

export function readyStates(row: RouteRow | undefined, demo: Demo): ReadyState[] {
  if (!row) return [];
  const made = MAKERS[row.path]?.(demo, row) ?? [];
  return made.flatMap(([name, value]) => (value ? [{ name, page: filled(row, value) }] : []));
}

/** What a click on a route opens: its first ready state, or the table's own example. */
export function firstPage(row: RouteRow, demo: Demo): string {
  return readyStates(row, demo)[0]?.page ?? row.example;
}
