import { shanghaiDay } from '@juban/domain/shanghai-day';

/** 2026.12.15: the date in Shanghai. */
export function dottedDay(at: number): string {
  return shanghaiDay(new Date(at)).replaceAll('-', '.');
}
