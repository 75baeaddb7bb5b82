import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVersion } from './is-version.ts';
import { compareVersions, isAtLeastVersion } from './version.ts';

describe('format', () => {
  it.each(['5', '5.19', '5.19.1', '1.2.3.4', '0.0.1', '123456.0'])(
    '[A-059] accepts %s as a version',
    (text) => {
      expect(isVersion(text)).toBe(true);
    },
  );

  it.each(['', 'abc', '5.', '.5', '5..1', '1.2.3.4.5', 'v5.1', '5.1-beta', '-1', '5 .1', '1234567', '5.1\n'])(
    '[A-059] rejects %j',
    (text) => {
      expect(isVersion(text)).toBe(false);
    },
  );
});

describe('order', () => {
  it.each([
    ['5.19.1', '5.19.1', 0],
    ['5.19', '5.19.0', 0],
    ['5', '5.0.0.0', 0],
    ['5.19.1', '5.19.2', -1],
    ['5.9.0', '5.10.0', -1],
    ['10.0.0', '9.99.99', 1],
    ['1.7.1', '1.7', 1],
    ['05.1', '5.1', 0],
  ])('[A-059] %s against %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
    expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign);
  });

  it('compares numbers part by part', () => {
    const parts = fc.array(fc.nat(999), { minLength: 3, maxLength: 3 });
    const weight = (list: readonly number[]) => list.reduce((sum, part) => sum * 1_000 + part, 0);
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(weight(a) - weight(b)));
      }),
    );
  });
});

describe('version gate', () => {
  it.each([
    ['5.18.2', true],
    ['5.18.3', true],
    ['5.18.1', false],
    ['5.18', false],
    ['0.0.1', false],
    ['', false],
    ['junk', false],
    ['99', true],
  ])('[A-059] version %j opens a gate of 5.18.2: %s', (version, opens) => {
    expect(isAtLeastVersion(version, '5.18.2')).toBe(opens);
  });
});
