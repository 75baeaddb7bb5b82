import type { MembershipStatus } from '@juban/domain/membership';
import { describe, expect, it } from 'vitest';
import { checkInLabel, checkInState } from './check-in-state.ts';

describe('the check-in button', () => {
  it.each<[MembershipStatus, boolean, string, string]>([
    [4, false, 'ready', '签到 +1'],
    [4, true, 'done', '明日再来'],
    [0, false, 'inactive', '开通后签到'],
    [1, false, 'inactive', '续费后签到'],
    [2, false, 'inactive', '续费后签到'],
    [3, true, 'inactive', '续费后签到'],
    [5, false, 'inactive', '开通后签到'],
  ])('[B-061] at status %i, checked in: %s, is %s and reads %s', (status, isClock, state, label) => {
    expect([checkInState({ status, isClock }), checkInLabel({ status, isClock })]).toEqual([state, label]);
  });

  it('[B-061] asks a visitor to open VIP', () => {
    expect([checkInState(undefined), checkInLabel(undefined)]).toEqual(['guest', '开通后签到']);
  });
});
