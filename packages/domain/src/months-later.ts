const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The same time of day so many months later in Shanghai; days 29 to 31 fall on a short month's last day. */
export function monthsLater(at: Date, months: number): Date {
  const local = new Date(at.getTime() + SHANGHAI_OFFSET_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay));
  return new Date(local.getTime() - SHANGHAI_OFFSET_MS);
}
