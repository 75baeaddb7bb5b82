import { CODE } from '@juban/contract/code-names';
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../lib/refusal.ts';

/** The place of a row in a list by time: its time to the microsecond, as the database has it, and its number. */
export interface ListKey {
  at: string;
  id: string;
}

const KEY_FORM = /^(\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([\w-]{1,64})$/;

/** The time of a row for its key. JavaScript's dates have no microseconds, and rows would be skipped or repeated. */
export const keyTime = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Where the list continues, for the caller to send back. */
export const writeKey = ({ at, id }: ListKey): string => Buffer.from(`${at} ${id}`).toString('base64url');

export function readKey(after: string | undefined): ListKey | undefined {
  if (after === undefined) return undefined;
  const [, at, id] = KEY_FORM.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at)))
    throw new Refusal(CODE.badRequest);
  return { at, id };
}

export interface KeyedPage<Row> {
  rows: Row[];
  next: ListKey | null;
}

/** A page of rows that were read with one more than it has. */
export function pageOf<Row>(read: Row[], most: number, keyOf: (row: Row) => ListKey): KeyedPage<Row> {
  const rows = read.slice(0, most);
  const last = rows.at(-1);
  return { rows, next: read.length > most && last ? keyOf(last) : null };
}
