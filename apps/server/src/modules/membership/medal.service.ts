import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { insertMedal, listMedals } from './level.repository.ts';

export type MedalService = ReturnType<typeof createMedalService>;

/** Medals of users: those of levels and those of the mall. */
export function createMedalService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Joins the caller's transaction; false when the user holds it already. */
    grant: insertMedal,

    /** What the user holds, newest first; one that has ended is still shown, as ended. */
    async list(userId: number): Promise<CallOutput<'listMedals'>> {
      const now = clock.businessNow();
      return (await listMedals(db, userId)).map(({ medal, name, imgUrl, grantedAt, endsAt }) => ({
        medal,
        name,
        imgUrl,
        createTime: grantedAt.getTime(),
        endTime: endsAt?.getTime() ?? null,
        isExpired: endsAt !== null && endsAt <= now,
      }));
    },
  };
}
