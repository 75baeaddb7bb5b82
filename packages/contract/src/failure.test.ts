import { describe, expect, it } from 'vitest';
import { failureKindOf } from './failure.ts';

describe('why a call returned no data', () => {
  it.each([
    ['nobody answered', '', 0, 'noConnection'],
    ['a gateway answered without an envelope', '', 502, 'ourFailure'],
    ['the answer was no envelope', '', 200, 'ourFailure'],
    ['the server broke', '5000', 500, 'ourFailure'],
    ['the server is too busy', '5030', 503, 'ourFailure'],
    ['there are too many calls', '4290', 429, 'refusal'],
    ['the last status below a server error', '4990', 499, 'refusal'],
    ['a rule said no', '2120', 200, 'refusal'],
    ['the login has ended', '1024', 200, 'refusal'],
  ] as const)('[A-107] %s: code %j, status %i is %s', (_what, code, httpStatus, kind) => {
    expect(failureKindOf({ code, httpStatus })).toBe(kind);
  });
});
