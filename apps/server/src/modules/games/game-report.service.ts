import { randomUUID } from 'node:crypto';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { gamesTexts } from '@juban/contract/texts/games';
import { requiresText, shanghaiDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import type { GamesService } from './games.service.ts';
import { insertReport } from './my-games.repository.ts';

/** The store of uploaded pictures. */
export interface ReportPictures {
  /** Keys separated by commas, each once; a malformed key is refused. */
  readKeys(written: string): string[];
  /** Joins the transaction: throws unless all of these are the user's, made for reports and unused. */
  take(
    tx: Db,
    use: { userId: number; purpose: 'report'; keys: readonly string[]; usedBy: string },
  ): Promise<void>;
}

export interface GameReportDeps {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  games: Pick<GamesService, 'findKnown'>;
  pictures: ReportPictures;
}

export type GameReportService = ReturnType<typeof createGameReportService>;

/** Reports of games: users once per day and game, visitors within the limit of their address. */
export function createGameReportService({ db, clock, rateLimits, games, pictures }: GameReportDeps) {
  /** Visitors cannot upload. */
  function keysOf(written: readonly string[], userId: number | undefined): string[] {
    if (written.length > 0 && userId === undefined) throw new Refusal(CODE.pictureUnusable);
    return pictures.readKeys(written.join(','));
  }

  return {
    async reportGame(
      { id, reason, ...report }: CallRequest<'reportGame'>,
      { account, address, brand, clientType }: RequestContext,
    ): Promise<CallOutput<'reportGame'>> {
      const content = withoutPhones(report.content.trim());
      if (requiresText(reason) && content === '')
        throw new Refusal(CODE.badRequest, { msg: gamesTexts.reportMissing });
      const { gameId } = await games.findKnown(id, brand.id);
      const userId = account?.id;
      const keys = keysOf(report.pictures, userId);
      await refuseOver(rateLimits, 'gameReportsByAddress', address);
      const at = clock.businessNow();
      const reportNo = randomUUID();
      await db.transaction(async (tx) => {
        const isNew = await insertReport(tx, {
          reportNo,
          userId: userId ?? null,
          gameId,
          reason,
          content,
          pictures: keys,
          clientType: clientType.id,
          reportedOn: shanghaiDay(at),
          at,
        });
        if (!isNew) throw new Refusal(CODE.gameReportedToday);
        if (userId !== undefined && keys.length > 0)
          await pictures.take(tx, { userId, purpose: 'report', keys, usedBy: `report:${reportNo}` });
      });
      return { reportNo };
    },
  };
}
