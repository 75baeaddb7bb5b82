import { shanghaiWall } from '@juban/domain';

/** Alipay counts in yuan with two decimals and writes Beijing time without a zone. */
const YUAN = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/;
const BEIJING_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d+)?$/;

export function toYuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Undefined for anything but an amount as Alipay writes it. */
export function toFen(yuan: unknown): number | undefined {
  const [, whole, decimals = ''] = YUAN.exec(String(yuan)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export function toBeijingTime(at: Date): string {
  return shanghaiWall(at).toISOString().slice(0, 19).replace('T', ' ');
}

export function fromBeijingTime(text: unknown): Date | undefined {
  const [, day, time] = BEIJING_TIME.exec(String(text)) ?? [];
  const at = new Date(`${day}T${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
