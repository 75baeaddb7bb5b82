import { fromShanghaiWall, shanghaiWall } from './shanghai-day.ts';

/** Reasons for a change of V power, with their wire values. */
export const V_POWER_SOURCES = { checkIn: 1, system: 2, purchase: 3, expiry: 4 } as const;

export type VPowerSource = (typeof V_POWER_SOURCES)[keyof typeof V_POWER_SOURCES];

/** The same local time in Shanghai one year before; 29 February becomes the 28th. */
export function oneYearBefore(at: Date): Date {
  const wall = shanghaiWall(at);
  const month = wall.getUTCMonth();
  wall.setUTCFullYear(wall.getUTCFullYear() - 1);
  if (wall.getUTCMonth() !== month) wall.setUTCDate(0);
  return fromShanghaiWall(wall);
}
