import { shanghaiDay } from '@juban/domain/shanghai-day';

/** 2026 年 10 月 8 日, in Shanghai. */
export function chineseDay(at: number): string {
  const [year, month, day] = shanghaiDay(new Date(at)).split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
}
