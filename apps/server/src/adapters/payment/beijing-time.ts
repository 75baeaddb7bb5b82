import { shanghaiWall } from '@juban/domain';

/** Beijing time without a zone, as wallets write it. */
const BEIJING_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d+)?$/;

export function toBeijingTime(at: Date): string {
  return shanghaiWall(at).toISOString().slice(0, 19).replace('T', ' ');
}

export function fromBeijingTime(text: unknown): Date | undefined {
  const [, day, time] = BEIJING_TIME.exec(String(text)) ?? [];
  const at = new Date(`${day}T${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
