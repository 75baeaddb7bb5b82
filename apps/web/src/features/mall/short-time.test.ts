import { expect, it } from 'vitest';
import { shortTime } from './short-time.ts';

it('[B-038] times of entries are those of Shanghai, wherever the reader is', () => {
  expect(shortTime(Date.parse('2026-11-01T16:05:59Z'))).toBe('11-02 00:05');
  expect(shortTime(Date.parse('2027-12-31T15:59:59Z'))).toBe('12-31 23:59');
});
