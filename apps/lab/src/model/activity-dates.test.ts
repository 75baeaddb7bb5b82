import { describe, expect, it } from 'vitest';
import { activityOfPage, activityPage, datesOf } from './activity-dates.ts';

const demo = {
  activities: ['activity', 'spring-tide'],
  activityTimes: { 'spring-tide': { startTime: 1_000_000, endTime: 9_000_000 } },
};

describe('activity in the Lab', () => {
  it.each([
    ['/vip/activity', 'activity'],
    ['/vip/activity/?ct=Android', 'activity'],
    ['/vip/activity/spring-tide?token=x#top', 'spring-tide'],
    ['/vip/activity/no-such', undefined],
    ['/vip/activity/status/spring-tide', undefined],
    ['/vip', undefined],
  ])('[C-021] is selected by the page %s: %s', (page, name) => {
    expect(activityOfPage(page, demo)).toBe(name);
    if (name) expect(activityOfPage(activityPage(name), demo)).toBe(name);
  });

  it('[C-021] [C-026] offers the times before and at its start, before and at its end, and of its gift draw', () => {
    expect(datesOf('spring-tide', demo).map(({ now }) => now)).toEqual([
      940_000, 1_000_000, 8_940_000, 9_000_000,
    ]);
    const activityTimes = { gifts: { startTime: 0, endTime: 9_000_000, drawTime: 9_500_000 } };
    expect(datesOf('gifts', { ...demo, activityTimes }).at(-1)).toEqual({ label: '开奖时', now: 9_500_000 });
    expect(datesOf('no-such', demo)).toEqual([]);
  });
});
