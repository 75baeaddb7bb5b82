import { PERMANENT_AFTER } from '@juban/domain/membership-end';
import { describe, expect, it } from 'vitest';
import { memberOf, VISITOR } from './member.ts';
import { membershipText } from './membership-text.ts';

const NOW = new Date('2026-11-15T12:00:00+08:00');
const DAY = 86_400_000;

const USER = {
  id: 'u1',
  nickName: '林间有鹿',
  headImgUrl: '/content/demo/art/avatars/1-96.webp',
  mobile: '',
  level: 0,
  newUser: false,
  score: 0,
  vipMedal: { name: '', endTime: null, imgUrl: '', isExpired: false },
  vipLevel: 0,
  isClock: false,
};

const user = (changedValue: number, expiredTime: number | null) =>
  memberOf({ ...USER, changedValue, vipInfo: { expiredTime } }, undefined, NOW);
const textOf = (vPower: number, end: number | null) => membershipText(user(vPower, end));
const GONE = NOW.getTime() - DAY;

describe('text of the membership', () => {
  it('[B-056] a visitor sees what VIP would bring, without name, level and V power', () => {
    expect(membershipText(VISITOR)).toBe('开通 VIP，畅享多项观剧权益');
    expect(VISITOR).toMatchObject({ nickName: '', headImgUrl: '', level: 0, vPower: 0, percent: 0 });
    expect(textOf(0, null)).toBe('开通 VIP，畅享多项观剧权益');
  });

  it.each([
    [0, '会员已过期'],
    [1, '续费即可激活 V1 权益'],
    [9, '续费即可激活 V1 权益'],
    [10, '续费即可激活 V1 权益'],
    [49, '续费即可激活 V1 权益'],
    [50, '续费即可激活 V2 权益'],
    [5_500, '续费即可激活 V8 权益'],
  ])('[B-057] expired with %i V power: %s', (vPower, text) => {
    expect(textOf(vPower, GONE)).toBe(text);
  });

  it('[B-057] V power without an end is not activated', () => {
    expect(textOf(3, null)).toBe('会员未激活');
  });

  it('[B-058] an active one shows its last day, and permanent only after the last second of 2099', () => {
    const last = PERMANENT_AFTER.getTime();
    expect(textOf(0, NOW.getTime() + DAY)).toBe('VIP 有效期至 2026-11-16');
    expect(textOf(0, last)).toBe('VIP 有效期至 2099-12-31');
    expect(textOf(0, last + 1)).toBe('VIP 永久有效');
  });
});

describe('experience bar', () => {
  it.each([
    [0, 0, 0, 10],
    [9, 0, 90, 1],
    [10, 1, 20, 40],
    [1_286, 5, 85, 214],
    [5_499, 7, 99, 1],
    [5_500, 8, 100, 0],
    [9_000, 8, 100, 0],
  ])('[B-001] %i V power: level %i, %i per cent, %i to go', (vPower, level, percent, toNext) => {
    expect(user(vPower, GONE)).toMatchObject({ level, percent, toNext });
  });

  it('[B-001] the level’s own call takes precedence over the profile', () => {
    const experience = { level: 5, vipExperience: 1_286, nextScore: 1_500, percent: 85, status: 4 };
    const profile = { ...USER, changedValue: 0, vipInfo: { expiredTime: GONE } };
    expect(memberOf(profile, experience, NOW)).toMatchObject({
      level: 5,
      vPower: 1_286,
      percent: 85,
      toNext: 214,
      status: 4,
    });
  });
});
