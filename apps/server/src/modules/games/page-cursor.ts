import { CODE } from '@juban/contract/code-names';
import { gamesTexts } from '@juban/contract/texts/games';
import { z } from 'zod/mini';
import { contentId } from '../../db/content-fields.ts';
import { Refusal } from '../../lib/refusal.ts';

const MOST_INTEGER = 2_147_483_647;
const integer = z.int().check(z.minimum(-MOST_INTEGER), z.maximum(MOST_INTEGER));

const standing = z.tuple([z.int().check(z.minimum(0), z.maximum(9)), integer, contentId]);
/** The end of the year 9999: PostgreSQL cannot read later times of JavaScript. */
const MOST_TIME = 253_402_300_799_999;
const moment = z.tuple([z.int().check(z.minimum(0), z.maximum(MOST_TIME)), contentId]);

const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function read<Value>(shape: z.ZodMiniType<Value>, cursor: string | undefined): Value | undefined {
  if (!cursor) return undefined;
  const parsed = z.safeParse(shape, parse(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new Refusal(CODE.badRequest, { msg: gamesTexts.staleCursor });
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a page of games ended: its last position under the key. */
export const standingCursor = {
  write: ({ tier, place, gameId }: { tier: number; place: number; gameId: string }) =>
    write([tier, place, gameId]),
  read(cursor: string | undefined) {
    const [tier, place, gameId] = read(standing, cursor) ?? [];
    return gameId === undefined || tier === undefined || place === undefined
      ? undefined
      : { tier, place, gameId };
  },
};

/** Where a page of the history ended. */
export const momentCursor = {
  write: ({ at, gameId }: { at: number; gameId: string }) => write([at, gameId]),
  read(cursor: string | undefined) {
    const [at, gameId] = read(moment, cursor) ?? [];
    return at === undefined || gameId === undefined ? undefined : { at, gameId };
  },
};

/** Cuts a list that was read with one more row than the page has. */
export function cutPage<Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => string) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > size && last !== undefined ? cursorOf(last) : null };
}
