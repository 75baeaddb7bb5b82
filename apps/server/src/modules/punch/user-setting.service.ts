import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { readSetting, writeSetting } from './punch.repository.ts';

export type UserSettingService = ReturnType<typeof createUserSettingService>;

/** Users' own settings; by default there is no reminder. */
export function createUserSettingService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    read: async (userId: number): Promise<CallOutput<'getUserSetting'>> => ({
      punchRemind: await readSetting(db, userId),
    }),

    async keep(userId: number, punchRemind: boolean): Promise<CallOutput<'setUserSetting'>> {
      await writeSetting(db, { userId, punchRemind, changedAt: clock.businessNow() });
      return { punchRemind };
    },
  };
}
