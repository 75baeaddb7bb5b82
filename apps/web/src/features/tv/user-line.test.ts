import { expect, it } from 'vitest';
import { userLine } from './user-line.ts';

const line = (expiredTime: number | null, isActive: boolean) =>
  userLine({ nickName: '林间有鹿', vipInfo: { expiredTime }, isActive });

it('[C-002] shows the user and the state of the membership', () => {
  expect(line(null, false)).toBe('林间有鹿，尚未开通 VIP');
  expect(line(Date.parse('2026-01-01T00:00:00Z'), false)).toBe('林间有鹿，VIP 已过期，续费享特权');
  expect(line(Date.parse('2027-03-17T17:00:00Z'), true)).toBe('林间有鹿，VIP 有效期至 2027-03-18');
  expect(line(Date.parse('2099-12-31T16:00:00Z'), true)).toBe('林间有鹿，VIP 永久有效');
});
