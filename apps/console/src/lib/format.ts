/** ¥1,234.00; money that goes out has a minus sign. */
export function yuan(fen: number): string {
  const amount = (Math.abs(fen) / 100).toLocaleString('zh-CN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${fen < 0 ? '−' : ''}¥${amount}`;
}

/** 1,286 */
export const count = (value: number): string => value.toLocaleString('zh-CN');

/** A limit in its unit; money is counted in fen and shown in yuan. */
export const limitText = (value: number, unit: string): string =>
  unit === '分' ? yuan(value) : `${count(value)} ${unit}`;

/** +10 or −300 */
export const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${count(Math.abs(value))}`;

const USER_DIGITS = 8;

/** The parts of an order number that people read aloud: day, time, chance, and the user's digits. */
export function orderNoParts(orderNo: string): string[] {
  if (!/^\d{18,32}$/.test(orderNo)) return [orderNo];
  const middle = orderNo.slice(12, -USER_DIGITS);
  return [orderNo.slice(0, 6), orderNo.slice(6, 12), middle, orderNo.slice(-USER_DIGITS)];
}

/** 261118…4821 */
export const shortNo = (text: string): string =>
  text.length > 12 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time lies between two steps. */
export function spanText(ms: number): string {
  if (ms < SECOND) return '同一秒';
  if (ms < MINUTE) return `${Math.floor(ms / SECOND)} 秒`;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} 分钟`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} 小时`;
  return `${Math.floor(ms / DAY)} 天`;
}

/** Whole days until a moment; 0 if it is past. */
export const daysUntil = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / DAY));
