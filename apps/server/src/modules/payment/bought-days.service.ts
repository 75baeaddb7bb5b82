import { readBoughtDays, readLeavingVPower } from './bought-days.repository.ts';

export type BoughtDaysService = ReturnType<typeof createBoughtDaysService>;

/** What rewards go by: days of membership that were paid for in a period, and V power that is about to go. */
export function createBoughtDaysService() {
  return { readBoughtDays, readLeavingVPower };
}
