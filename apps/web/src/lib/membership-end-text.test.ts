import { PERMANENT_AFTER } from '@juban/domain/membership-end';
import { expect, it } from 'vitest';
import { membershipEndDay, membershipEndText } from './membership-end-text.ts';

const LAST = PERMANENT_AFTER.getTime();

it.each([
  [Date.parse('2026-11-16T23:59:59+08:00'), '2026-11-16', 'VIP 有效期至 2026-11-16'],
  [Date.parse('2026-11-17T00:00:00+08:00'), '2026-11-17', 'VIP 有效期至 2026-11-17'],
  [LAST, '2099-12-31', 'VIP 有效期至 2099-12-31'],
  [LAST + 1, '永久有效', 'VIP 永久有效'],
])('[B-058] a membership that ends at %i: %s, %s', (end, day, text) => {
  expect([membershipEndDay(end), membershipEndText(end)]).toEqual([day, text]);
});
