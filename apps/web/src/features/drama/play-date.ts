import { shanghaiWall } from '@juban/domain/shanghai-day';

const WEEKDAYS = '日一二三四五六';

const two = (value: number) => String(value).padStart(2, '0');

export interface PlayDate {
  /** Such as 12.06. */
  day: string;
  week: string;
  time: string;
}

/** When a drama starts, in Shanghai time. */
export function playDateParts(ms: number): PlayDate {
  const wall = shanghaiWall(ms);
  return {
    day: `${two(wall.getUTCMonth() + 1)}.${two(wall.getUTCDate())}`,
    week: `周${WEEKDAYS[wall.getUTCDay()]}`,
    time: `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`,
  };
}
