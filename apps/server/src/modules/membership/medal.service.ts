import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import { createGatheredReads } from '../../lib/gathered-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import { insertMedal, listLevelMedals, listMedals } from './level.repository.ts';

type Medal = Awaited<ReturnType<typeof listLevelMedals>>[number];
export type VipMedal = CallOutput<'getProfile'>['user']['vipMedal'];

const NO_MEDAL: VipMedal = { name: '', endTime: null, imgUrl: '', isExpired: true };

export type MedalService = ReturnType<typeof createMedalService>;

/** Medals of users: those of levels and those of the mall. */
export function createMedalService({ db, clock }: { db: Db; clock: Clock }) {
  const listTogether = createGatheredReads(async (userIds: readonly number[]) => {
    const rows = await listLevelMedals(db, userIds);
    return userIds.map((userId) => rows.filter((row) => row.userId === userId));
  });

  return {
    /** Joins the caller's transaction; false if the user has it already. */
    grant: insertMedal,

    /** The user's medals, newest first; an expired one is still shown, as expired. */
    async list(userId: number): Promise<CallOutput<'listMedals'>> {
      const now = clock.businessNow();
      return (await listMedals(db, userId)).map(({ medal, name, imgUrl, grantedAt, endsAt }) => ({
        medal,
        name,
        imgUrl,
        createTime: grantedAt.getTime(),
        endTime: endsAt?.getTime() ?? null,
        isExpired: isOver(endsAt, now),
      }));
    },

    /** The medal of the highest level that has not expired; if all have, of the highest level. */
    async readVip(userId: number): Promise<VipMedal> {
      const held = await listTogether(userId);
      const now = clock.businessNow();
      const running = held.filter(({ endsAt }) => !isOver(endsAt, now));
      const medal = highestOf(running) ?? highestOf(held);
      if (!medal) return NO_MEDAL;
      const { name, imgUrl, endsAt } = medal;
      return { name, imgUrl, endTime: endsAt?.getTime() ?? null, isExpired: isOver(endsAt, now) };
    },
  };
}

const isOver = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt <= now;

/** The cause names the level. */
const levelOfMedal = ({ cause }: Medal): number => Number(cause.replace('level:', ''));

function highestOf(held: readonly Medal[]): Medal | undefined {
  return held.toSorted((one, other) => levelOfMedal(other) - levelOfMedal(one))[0];
}
