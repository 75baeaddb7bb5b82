import type { CallOutput, CallRequest, Code } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CategoryNames, GameCategories } from './game-categories.ts';
import type { GamesService } from './games.service.ts';
import { toCard } from './games.views.ts';
import {
  countPlays,
  deleteBooking,
  deletePlays,
  findSetting,
  type GameSetting,
  insertBooking,
  insertPlay,
  listBookings,
  listPlays,
  type PlayedRow,
  upsertSetting,
} from './my-games.repository.ts';
import { cutPage, momentCursor } from './page-cursor.ts';

const MOST_RECENT = 10;
const MOST_BOOKED = 50;
const PAGE_SIZE = 20;

/** The default settings. */
const USUAL_SETTING: GameSetting = { releaseNotice: true, wifiOnly: true, keepHistory: true };

/** Why a game of that status cannot be played. */
const NOT_PLAYED: Readonly<Record<number, Code>> = { 0: CODE.gameGone, 2: CODE.gameNotOut };
/** Why it cannot be reserved. */
const NOT_BOOKED: Readonly<Record<number, Code>> = { 0: CODE.gameGone, 1: CODE.gameNotBookable };

export interface MyGamesDeps {
  db: Db;
  clock: Clock;
  categoryIndex: GameCategories;
  games: Pick<GamesService, 'findKnown'>;
}

export type MyGamesService = ReturnType<typeof createMyGamesService>;

/** One user's actions in the hall. */
export function createMyGamesService({ db, clock, categoryIndex, games }: MyGamesDeps) {
  return {
    async getMyGames(userId: number): Promise<CallOutput<'getMyGames'>> {
      const [recent, reserved, setting = USUAL_SETTING, names] = await Promise.all([
        listPlays(db, userId, undefined, MOST_RECENT),
        listBookings(db, userId, MOST_BOOKED),
        findSetting(db, userId),
        categoryIndex.names(),
      ]);
      const now = clock.businessNow();
      return {
        recent: recent.map((row) => toPlayed(row, names, now)),
        reserved: reserved.map((row) => ({
          ...toCard(row, names, now),
          reserveTime: row.reserveTime,
        })),
        setting,
      };
    },

    async listGameHistory(
      userId: number,
      cursor: string | undefined,
    ): Promise<CallOutput<'listGameHistory'>> {
      const [rows, total, names] = await Promise.all([
        listPlays(db, userId, momentCursor.read(cursor), PAGE_SIZE + 1),
        countPlays(db, userId),
        categoryIndex.names(),
      ]);
      const { page, nextCursor } = cutPage(rows, PAGE_SIZE, ({ openTime, gameId }) =>
        momentCursor.write({ at: openTime, gameId }),
      );
      const now = clock.businessNow();
      return { content: page.map((row) => toPlayed(row, names, now)), total, nextCursor };
    },

    async clearGameHistory(userId: number, ids: readonly string[] | undefined) {
      return { cleared: await deletePlays(db, userId, ids) };
    },

    saveGameSetting: (userId: number, change: CallRequest<'saveGameSetting'>): Promise<GameSetting> =>
      upsertSetting(db, userId, { usual: USUAL_SETTING, change: named(change) }),

    async openGame(userId: number, gameId: string, brand: string): Promise<CallOutput<'openGame'>> {
      const code = NOT_PLAYED[(await games.findKnown(gameId, brand)).status];
      if (code) throw new Refusal(code);
      const at = clock.businessNow();
      await insertPlay(db, { userId, gameId, at });
      return { openTime: at.getTime() };
    },

    async bookGame(
      userId: number,
      { id: gameId, reserved }: CallRequest<'bookGame'>,
      brand: string,
    ): Promise<CallOutput<'bookGame'>> {
      const { status } = await games.findKnown(gameId, brand);
      if (!reserved) {
        await deleteBooking(db, userId, gameId);
      } else if (!(await insertBooking(db, { userId, gameId, at: clock.businessNow() }))) {
        throw new Refusal(NOT_BOOKED[status] ?? CODE.gameNotBookable);
      }
      return { reserved };
    },
  };
}

const toPlayed = (row: PlayedRow, names: CategoryNames, now: Date) => ({
  ...toCard(row, names, now),
  openTime: row.openTime,
  times: row.times,
});

/** Without undefined fields. */
const named = (change: CallRequest<'saveGameSetting'>) =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<GameSetting>;
