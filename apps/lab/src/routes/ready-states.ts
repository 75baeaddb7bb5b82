import type { Demo } from '../lib/lab-api.ts';
import { type LabAddress, openPage, pickHost, writeLabAddress } from '../model/lab-address.ts';
import { STATE_TABLE, type StateRow } from './state-table.ts';
import type { RouteRow } from './table.ts';

export type { StateRow };

type Maker = (demo: Demo) => Array<[name: string, value: string | undefined]>;

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

export const STATED_PATHS: readonly string[] = [...Object.keys(STATE_TABLE), ...Object.keys(MAKERS)];

export function readyStates(row: RouteRow | undefined, demo: Demo): readonly StateRow[] {
  if (!row) return [];
  const made = MAKERS[row.path]?.(demo) ?? [];
  const fromDemo = made.flatMap(([name, value]) => (value ? [{ name, page: filled(row, value) }] : []));
  return [...fromDemo, ...(STATE_TABLE[row.path] ?? [])];
}

/** What a click on a route opens: its first ready state from the demo content, or the table's own example. */
export function firstPage(row: RouteRow, demo: Demo): string {
  return row.path in MAKERS ? (readyStates(row, demo)[0]?.page ?? row.example) : row.example;
}

export function openState(now: LabAddress, { page, host, ask = now.ask }: StateRow): LabAddress {
  const opened = openPage(now, page);
  return { ...(host ? pickHost(opened, host) : opened), ask };
}

/** Whether the Lab already shows just this. */
export function showsState(now: LabAddress, state: StateRow): boolean {
  return writeLabAddress(openState(now, state)) === writeLabAddress(now);
}
