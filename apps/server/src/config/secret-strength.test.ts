import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { estimateBits, isEasyToGuess } from './secret-strength.ts';

/** The same random bytes in every run. */
const bytesOf = (seed: number) => createHash('sha256').update(`key ${seed}`).digest();

describe('a key that is easy to guess', () => {
  it.each([
    'x'.repeat(32),
    'ab'.repeat(30),
    'abc'.repeat(20),
    '12345678'.repeat(4),
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'qwertyuiqwertyuiqwertyuiqwertyui',
    'a-secret-of-at-least-thirty-two-characters',
    'CHANGEME-a8f3k1m9z0q7w2e5r6t4y8u1i3o5',
    'juban-a8f3k1m9z0q7w2e5r6t4y8u1i3o5p7',
  ])('%s is detected', (key) => {
    expect(isEasyToGuess(key)).toBe(true);
  });

  it('is never reported for random keys in any usual form', () => {
    const forms = (seed: number) => {
      const bytes = bytesOf(seed);
      return [
        bytes.toString('hex'),
        bytes.toString('hex').slice(0, 32),
        bytes.toString('base64'),
        bytes.toString('base64url'),
      ];
    };
    const refused = Array.from({ length: 2_000 }, (_, seed) => forms(seed))
      .flat()
      .filter(isEasyToGuess);
    expect(refused).toEqual([]);
  });

  it('is measured without repetitions', () => {
    expect(estimateBits('')).toBe(0);
    expect(estimateBits('aaaaaaaa')).toBeLessThan(4);
    expect(estimateBits('k3v9k3v9k3v9')).toBe(estimateBits('k3v9'));
  });
});
