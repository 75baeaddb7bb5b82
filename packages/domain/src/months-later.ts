import { fromShanghaiWall, shanghaiWall } from './shanghai-day.ts';

/**
 * The same time of day, this many months later in Shanghai. Days 29 to 31 become the last day of a shorter
 * month.
 */
export function monthsLater(at: Date, months: number): Date {
  const wall = shanghaiWall(at);
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  wall.setUTCFullYear(year, month, Math.min(wall.getUTCDate(), lastDay));
  return fromShanghaiWall(wall);
}
