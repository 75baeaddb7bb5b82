import { readBoughtDays } from './bought-days.repository.ts';

export type BoughtDaysService = ReturnType<typeof createBoughtDaysService>;

/** What activities go by: how many days of membership a user has paid for in a period. */
export function createBoughtDaysService() {
  return { readBoughtDays };
}
