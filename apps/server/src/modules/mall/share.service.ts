import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { dramaTexts } from '@juban/contract/texts/drama';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DramaService } from '../drama/drama.service.ts';
import type { PointsService } from '../membership/points.service.ts';
import type { EarnService } from './earn.service.ts';

export interface ShareDeps {
  db: Db;
  clock: Clock;
  earnings: Pick<EarnService, 'earn'>;
  points: Pick<PointsService, 'read'>;
  dramas: Pick<DramaService, 'listTeasers'>;
}

export type ShareService = ReturnType<typeof createShareService>;

/** Points for sharing a drama that others can see. */
export function createShareService({ db, clock, earnings, points, dramas }: ShareDeps) {
  return {
    async shareForPoints(
      userId: number,
      dramaId: string,
      context: RequestContext,
    ): Promise<CallOutput<'shareForPoints'>> {
      const [drama] = await dramas.listTeasers([dramaId], context);
      if (!drama) throw new Refusal(CODE.notFound, { msg: dramaTexts.unknownDrama });
      const earning = { userId, way: 'share_drama', at: clock.businessNow() } as const;
      const added = await db.transaction((tx) => earnings.earn(tx, earning));
      return { added, integral: await points.read(userId) };
    },
  };
}
