import { expect, it } from 'vitest';
import { dayText, minuteText, shortTimeText, timeText } from './order-times.ts';

it('times are those of Shanghai, wherever the reader is', () => {
  const at = Date.parse('2026-12-31T16:05:09Z');
  expect([dayText(at), timeText(at), shortTimeText(at), minuteText(at)]).toEqual([
    '2027-01-01',
    '2027-01-01 00:05:09',
    '01-01 00:05',
    '00:05',
  ]);
});
