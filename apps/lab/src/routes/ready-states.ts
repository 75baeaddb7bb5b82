import type { Demo } from '../lib/lab-api.ts';
import { type LabAddress, openPage, pickHost, writeLabAddress } from '../model/lab-address.ts';
import { plainAndDark, STATE_TABLE, type StateRow } from './state-table.ts';
import type { RouteRow } from './table.ts';

export type { StateRow };

type Ids = ReadonlyArray<[name: string, id: string | undefined]>;

/** An id is a parameter of the path or a value of the query. */
interface Maker {
  query?: string;
  ids(demo: Demo): Ids;
}

const dramas = ({ dramas }: Demo): Ids => [
  ['正常', dramas?.normal],
  ['VIP', dramas?.vip],
  ['待播', dramas?.upcoming],
  ['已下架', dramas?.disabled],
];

/** States of routes that depend on ids of the demo content. */
const MAKERS: Readonly<Record<string, Maker>> = {
  '/outside/vip_days/$id': {
    ids: ({ claimChannels }) => [
      ['进行中', claimChannels?.open],
      ['未开始', claimChannels?.future],
      ['已结束', claimChannels?.ended],
    ],
  },
  '/share/season': { query: 'id', ids: dramas },
  '/share/drama': { query: 'dramaId', ids: dramas },
  '/share/sheetSquare': {
    query: 'categoryId',
    ids: ({ albums }) => [
      ['短片单', albums?.short],
      ['长片单', albums?.long],
      ['空片单', albums?.empty],
    ],
  },
  '/next/navigation': {
    query: 'id',
    ids: ({ navigations = [] }) => navigations.map((id) => [`专题 ${id}`, id]),
  },
};

function statesOfDemo(row: RouteRow, demo: Demo): StateRow[] {
  const maker = MAKERS[row.path];
  if (!maker) return [];
  const made = maker.ids(demo).flatMap(([name, id]) => {
    if (!id) return [];
    const text = encodeURIComponent(id);
    const page = maker.query ? `${row.path}?${maker.query}=${text}` : row.path.replace(/\$\w+/, text);
    return [{ name, page }];
  });
  return made.length > 0 ? made : [{ name: '正常', page: row.example }];
}

/** The paths that have states of their own, beside those that every page has. */
export const STATED_PATHS: readonly string[] = [...Object.keys(STATE_TABLE), ...Object.keys(MAKERS)];

export function readyStates(row: RouteRow | undefined, demo: Demo): readonly StateRow[] {
  if (!row) return [];
  const states = [...statesOfDemo(row, demo), ...(STATE_TABLE[row.path] ?? [])];
  return states.length > 0 ? states : plainAndDark(row.example);
}

/** What a click on a route opens: its first state from the demo content, otherwise the table's example. */
export function firstPage(row: RouteRow, demo: Demo): string {
  return statesOfDemo(row, demo)[0]?.page ?? row.example;
}

export function openState(now: LabAddress, { page, host, ask = now.ask }: StateRow): LabAddress {
  const opened = openPage(now, page);
  return { ...(host ? pickHost(opened, host) : opened), ask };
}

/** Whether the Lab currently shows this state. */
export function isStateShown(now: LabAddress, state: StateRow): boolean {
  return writeLabAddress(openState(now, state)) === writeLabAddress(now);
}
