import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { levelMemberOf, loadMember } from './use-level-member.ts';

const { getProfile } = vi.hoisted(() => ({ getProfile: vi.fn() }));
vi.mock('../../platform/api/api.ts', () => ({
  api: { getProfile, getLevelExperience: () => Promise.reject(new Error()) },
}));

const NOW = new Date('2026-11-15T12:00:00+08:00');
const DAY = 86_400_000;

const userWith = (changedValue: number, expiredTime: number | null) => ({
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
  changedValue,
  vipInfo: { expiredTime },
});
const GONE = NOW.getTime() - DAY;
const RUNS = NOW.getTime() + DAY;

describe('the user of the level pages', () => {
  it.each([
    [0, null, 1, false],
    [0, GONE, 1, false],
    [1, GONE, 2, true],
    [9, GONE, 2, true],
    [10, GONE, 3, true],
    [10, null, 3, false],
    [0, RUNS, 4, false],
    [700, RUNS, 4, false],
  ])('[B-059] %i V power, an end at %s: status %i, falls daily: %o', (vPower, end, status, isFalling) => {
    const member = { status, vPower, isFalling };
    expect(levelMemberOf(userWith(vPower, end), undefined, NOW)).toMatchObject(member);
  });

  it('[B-059] V power from a gift does not fall if there never was a membership', () => {
    const experience = { level: 1, vipExperience: 12, nextScore: 50, percent: 20, status: 5 };
    expect(levelMemberOf(userWith(12, null), experience, NOW)).toMatchObject({ status: 3, isFalling: false });
  });

  it('[B-059] the level’s own call takes precedence over the profile', () => {
    const experience = { level: 5, vipExperience: 1_286, nextScore: 1_500, percent: 85, status: 4 };
    expect(levelMemberOf(userWith(0, GONE), experience, NOW)).toMatchObject({
      level: 5,
      vPower: 1_286,
      status: 4,
    });
  });

  it.each([9, 12])('[B-091] level %i of an answer is V8', (level) => {
    const experience = { level, vipExperience: 9_000, nextScore: 5_500, percent: 100, status: 4 };
    expect(levelMemberOf(userWith(0, RUNS), experience, NOW).level).toBe(8);
  });

  it('[B-091] V power beyond level 8 is V8', () => {
    expect(levelMemberOf(userWith(99_999, RUNS), undefined, NOW).level).toBe(8);
  });
});

it('[B-110] without a profile there is no member, whatever the reason', async () => {
  const busy = new ApiError('服务繁忙，请稍后再试', '5030', 503);
  getProfile.mockRejectedValueOnce(busy);
  await expect(loadMember()).rejects.toBe(busy);
});
