import type { CallOutput } from '@juban/contract';
import { oneYearBefore, V_POWER_SOURCES, type VPowerSource } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { PageRequest } from '../../db/page.ts';
import type { Clock } from '../../ports/clock.ts';
import { countVPowerEntries, listVPowerEntries } from './level.repository.ts';
import type { MembershipService } from './membership.service.ts';

/** Purchases and their refunds share one source; sources not listed here are grants by the system. */
const SOURCES: Readonly<Record<string, VPowerSource>> = {
  'check-in': V_POWER_SOURCES.checkIn,
  purchase: V_POWER_SOURCES.purchase,
  refund: V_POWER_SOURCES.purchase,
  decay: V_POWER_SOURCES.expiry,
};

export interface ExperienceQuery extends PageRequest {
  startTime?: number | undefined;
  endTime?: number | undefined;
}

export interface ExperienceDeps {
  db: Db;
  clock: Clock;
  membership: Pick<MembershipService, 'bringUpToNow'>;
}

export type ExperienceService = ReturnType<typeof createExperienceService>;

/** The V power ledger for its owner. */
export function createExperienceService({ db, clock, membership }: ExperienceDeps) {
  return {
    /** Decay since the last entry is written first, each day with its own date. */
    async list(userId: number, query: ExperienceQuery): Promise<CallOutput<'listExperience'>> {
      const { startTime, endTime, pageNum, pageSize } = query;
      await membership.bringUpToNow(userId);
      const now = clock.businessNow();
      const to = endTime === undefined ? now : new Date(endTime);
      const from = startTime === undefined ? oneYearBefore(to) : new Date(startTime);
      const [rows, total] = await Promise.all([
        listVPowerEntries(db, userId, { from, to }, { pageNum, pageSize }),
        countVPowerEntries(db, userId, { from, to }),
      ]);
      const content = rows.map(({ source, reason, at, amount }) => ({
        source: SOURCES[source] ?? V_POWER_SOURCES.system,
        reason: SOURCES[source] === undefined ? reason : '',
        createTime: at.getTime(),
        value: amount,
      }));
      return { content, total, pageNum, pageSize };
    },
  };
}
