import { describe, expect, it } from 'vitest';
import { campaignNickName, type GameFacts, isReached, type MissionGoal, missionStatus } from './campaign.ts';

const NOBODY: GameFacts = { signedUp: false, toppedUp: 0, level: 0 };

describe('missions', () => {
  it.each([
    [true, false, 1],
    [true, true, 2],
    [false, false, 3],
    [false, true, 3],
  ] as const)('[C-052] compliance %s and receive %s is status %i', (compliance, receive, status) => {
    expect(missionStatus({ compliance, receive })).toBe(status);
  });

  it.each<[MissionGoal, Partial<GameFacts>, Partial<GameFacts>]>([
    [{ event: 'sign-up' }, { signedUp: true }, { toppedUp: 9_999, level: 99 }],
    [{ event: 'top-up', least: 8_800 }, { toppedUp: 8_800 }, { toppedUp: 8_799, signedUp: true }],
    [{ event: 'top-up', least: 1 }, { toppedUp: 1 }, { level: 35 }],
    [{ event: 'level', least: 10 }, { level: 10 }, { level: 9, toppedUp: 10 }],
    [{ event: 'level', least: 35 }, { level: 36 }, { level: 34 }],
  ])('[C-093] %j is reached by %j and not by %j', (goal, enough, less) => {
    expect(isReached(goal, { ...NOBODY, ...enough })).toBe(true);
    expect(isReached(goal, { ...NOBODY, ...less })).toBe(false);
  });

  it('[C-093] a share mission needs no game data', () => {
    expect(isReached({ event: 'share' }, NOBODY)).toBe(true);
  });
});

describe('nickname in the welcome message', () => {
  it.each([
    ['', ''],
    ['一二三四五六', '一二三四五六'],
    ['一二三四五六七', '一二三四五六…'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷…'],
  ])('%s is shown as %s', (name, shown) => {
    expect(campaignNickName(name)).toBe(shown);
  });
});
