import { fromShanghaiWall, shanghaiWall } from './shanghai-day.ts';

/** Why V power changed, as the wire says it. */
export const V_POWER_SOURCES = { checkIn: 1, system: 2, purchase: 3, expiry: 4 } as const;

export type VPowerSource = (typeof V_POWER_SOURCES)[keyof typeof V_POWER_SOURCES];

/** The same moment in Shanghai a year before; 29 February falls on the 28th. */
export function oneYearBefore(at: Date): Date {
  const wall = shanghaiWall(at);
  const month = wall.getUTCMonth();
  wall.setUTCFullYear(wall.getUTCFullYear() - 1);
  if (wall.getUTCMonth() !== month) wall.setUTCDate(0);
  return fromShanghaiWall(wall);
}
