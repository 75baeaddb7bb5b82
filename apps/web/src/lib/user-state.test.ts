import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { dataOf, failedState, knownState, mapKnown, UNKNOWN, userStateOf } from './user-state.ts';

const ended = new ApiError('未登录，请先登录', '1024', 200);
const busy = new ApiError('服务繁忙，请稍后再试', '5030', 503);
const noLine = new ApiError('', '', 0);

describe('the state of the user', () => {
  it.each([
    ['not checked yet', 'unknown', undefined, null, 'unknown'],
    ['no token', 'guest', undefined, null, 'guest'],
    ['waiting for the answer', 'user', undefined, null, 'unknown'],
    ['token refused', 'user', undefined, ended, 'guest'],
    ['token expired since', 'user', 'V5', ended, 'guest'],
    ['server busy', 'user', undefined, busy, 'failed'],
    ['nobody answered', 'user', undefined, noLine, 'failed'],
    ['answered', 'user', 'V5', null, 'known'],
    ['a later reload failed', 'user', 'V5', busy, 'known'],
  ] as const)('[B-110] %s: %s login, data %s, error %s is %s', (_what, who, data, error, kind) => {
    expect(userStateOf(who, { data, error }).kind).toBe(kind);
  });

  it('[B-109] [B-110] only a refused login turns a failure into a guest', () => {
    expect(failedState(ended)).toEqual({ kind: 'guest' });
    expect(failedState(busy)).toEqual({ kind: 'failed', cause: busy });
  });

  it('returns its data only when it is known', () => {
    expect(dataOf(knownState(0))).toBe(0);
    expect(dataOf(UNKNOWN)).toBeUndefined();
    expect(mapKnown(knownState(2), (data) => data * 2)).toEqual(knownState(4));
    expect(mapKnown(UNKNOWN, String)).toBe(UNKNOWN);
  });
});
