import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { dataOf, failedState, knownState, mapKnown, readerStateOf, UNKNOWN } from './reader-state.ts';

const ended = new ApiError('未登录，请先登录', '1024', 200);
const busy = new ApiError('服务繁忙，请稍后再试', '5030', 503);
const noLine = new ApiError('', '', 0);

describe('what a page knows of its reader', () => {
  it.each([
    ['nobody has looked yet', 'unknown', undefined, null, 'unknown'],
    ['there is no token', 'guest', undefined, null, 'guest'],
    ['the answer is on its way', 'user', undefined, null, 'unknown'],
    ['the server refused the token', 'user', undefined, ended, 'guest'],
    ['the token has ended since', 'user', 'V5', ended, 'guest'],
    ['the server was busy', 'user', undefined, busy, 'failed'],
    ['nobody answered', 'user', undefined, noLine, 'failed'],
    ['the answer is there', 'user', 'V5', null, 'known'],
    ['a later try failed', 'user', 'V5', busy, 'known'],
  ] as const)('[B-110] %s: %s login, data %s, error %s is %s', (_what, who, data, error, kind) => {
    expect(readerStateOf(who, { data, error }).kind).toBe(kind);
  });

  it('[B-109] [B-110] only a refused login makes a guest of a failure', () => {
    expect(failedState(ended)).toEqual({ kind: 'guest' });
    expect(failedState(busy)).toEqual({ kind: 'failed', cause: busy });
  });

  it('gives its data away only where it is known', () => {
    expect(dataOf(knownState(0))).toBe(0);
    expect(dataOf(UNKNOWN)).toBeUndefined();
    expect(mapKnown(knownState(2), (data) => data * 2)).toEqual(knownState(4));
    expect(mapKnown(UNKNOWN, String)).toBe(UNKNOWN);
  });
});
