import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { errorKindOf } from './error-kind.ts';

describe('which screen an error gets', () => {
  it.each([
    [new ApiError('x', '', 401), '401'],
    [new ApiError('x', '4030', 403), '403'],
    [new ApiError('x', '4040', 404), '404'],
    [new ApiError('x', '', 502), '502'],
    [new ApiError('x', '5000', 500), '502'],
    [new ApiError('x', '', 0), 'offline'],
    [new Error('boom'), '502'],
    ['not even an error', '502'],
  ])('[A-107] %s: %s', (error, kind) => {
    expect(errorKindOf(error, true)).toBe(kind);
  });

  it.each([
    [new Error('boom'), 'offline'],
    [new ApiError('x', '', 0), 'offline'],
    [new ApiError('x', '4040', 404), '404'],
    [new ApiError('x', '', 502), '502'],
  ])('[A-107] offline, %s is a connection error unless it is an answer: %s', (error, kind) => {
    expect(errorKindOf(error, false)).toBe(kind);
  });
});
