/** Why V power changed, as the wire says it. */
export const V_POWER_SOURCES = { checkIn: 1, system: 2, purchase: 3, expiry: 4 } as const;

export type VPowerSource = (typeof V_POWER_SOURCES)[keyof typeof V_POWER_SOURCES];

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The same moment in Shanghai a year before; 29 February falls on the 28th. */
export function oneYearBefore(at: Date): Date {
  const local = new Date(at.getTime() + SHANGHAI_OFFSET_MS);
  const month = local.getUTCMonth();
  local.setUTCFullYear(local.getUTCFullYear() - 1);
  if (local.getUTCMonth() !== month) local.setUTCDate(0);
  return new Date(local.getTime() - SHANGHAI_OFFSET_MS);
}
