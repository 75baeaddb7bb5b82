import { shanghaiDay } from '@juban/domain/shanghai-day';

/** 2026.12.15: the day in Shanghai as people write it. */
export function dottedDay(at: number): string {
  return shanghaiDay(new Date(at)).replaceAll('-', '.');
}
