import { readBoughtDays } from './bought-days.repository.ts';

export type BoughtDaysService = ReturnType<typeof createBoughtDaysService>;

/** The basis of rewards: days of membership that were paid for in a period. */
export function createBoughtDaysService() {
  return { readBoughtDays };
}
