import { describe, expect, it } from 'vitest';
import { stepOfCode, toBase32, totpAt, totpStep, totpUri } from './totp.ts';

/** The key of RFC 6238, appendix B. */
const SECRET = new TextEncoder().encode('12345678901234567890');

describe('codes of the authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s, as in RFC 6238', (second, code) => {
    expect(totpAt(SECRET, totpStep(new Date(second * 1_000)))).toBe(code);
  });

  it('are accepted one step early and one step late, and no further', () => {
    const now = new Date(1_234_567_890_000);
    const step = totpStep(now);
    for (const [steps, found] of [
      [-2, undefined],
      [-1, step - 1],
      [0, step],
      [1, step + 1],
      [2, undefined],
    ] as const)
      expect(stepOfCode(SECRET, totpAt(SECRET, step + steps), now)).toBe(found);
  });

  it('are set up by a link that every app reads', () => {
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri(SECRET, 'a@b.cn')).toBe(
      'otpauth://totp/Juban%3Aa%40b.cn?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Juban',
    );
  });
});
