import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignatureValid, SIGNATURE_SKEW_MS, type SignedRequest, signRequest } from './request-signature.ts';
import vectors from './vectors.json' with { type: 'json' };

/** Independent implementation from the description. */
function signElsewhere({ clientType, path, t, params }: SignedRequest): string {
  const pairs = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = pairs
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  return createHash('md5')
    .update(`${path}\n${t}\n${query}\njuban-wire-2026/sign/${clientType}`)
    .digest('hex');
}

/** JSON imports give every vector the keys of all others as undefined; a request only has its own. */
const ownParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

const T = 1_767_225_600_000;
const request: SignedRequest = {
  clientType: 'Android',
  path: '/api/app/drama/page',
  t: T,
  params: { dramaId: '40021', isAgeLimit: '0' },
};
const sign = signRequest(request);

describe('known vectors', () => {
  it.each(vectors.signed)('[A-080] $clientType $path at $t', (vector) => {
    const signed = { ...vector, params: ownParams(vector.params) };
    expect(signRequest(signed)).toBe(vector.sign);
    expect(signElsewhere(signed)).toBe(vector.sign);
    expect(isSignatureValid(signed, vector.sign, vector.t)).toBe(true);
  });

  it('[A-080] both implementations agree for any parameters in any order', () => {
    const params = fc.dictionary(
      fc.stringMatching(/^[\w -]{1,8}$/),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    fc.assert(
      fc.property(params, fc.nat(), (given, t) => {
        const turned = Object.fromEntries(Object.entries(given).reverse());
        expect(signRequest({ ...request, t, params: turned })).toBe(
          signElsewhere({ ...request, t, params: given }),
        );
      }),
    );
  });
});

describe('time', () => {
  it.each([
    ['at the same moment', 0, true],
    ['300 s old', SIGNATURE_SKEW_MS, true],
    ['300 s and a millisecond old', SIGNATURE_SKEW_MS + 1, false],
    ['300 s ahead', -SIGNATURE_SKEW_MS, true],
    ['300 s and a millisecond ahead', -SIGNATURE_SKEW_MS - 1, false],
  ])('[A-080] a signature %s is valid: %s', (_case, age, valid) => {
    expect(SIGNATURE_SKEW_MS).toBe(300_000);
    expect(isSignatureValid(request, sign, T + age)).toBe(valid);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, T + 0.5, -1])('[A-080] refuses the time %d', (t) => {
    expect(isSignatureValid({ ...request, t }, signRequest({ ...request, t }), T)).toBe(false);
  });
});

describe('modified requests', () => {
  it.each<[string, Partial<SignedRequest>]>([
    ['another path', { path: '/api/app/drama/pages' }],
    ['another time', { t: T + 1 }],
    ['another client type', { clientType: 'android' }],
    ['another value', { params: { dramaId: '40022', isAgeLimit: '0' } }],
    ['a parameter more', { params: { dramaId: '40021', isAgeLimit: '0', x: '' } }],
    ['a parameter fewer', { params: { dramaId: '40021' } }],
    ['two parameters run together', { params: { dramaId: '40021&isAgeLimit=0' } }],
  ])('[A-080] refuses %s', (_case, change) => {
    expect(isSignatureValid({ ...request, ...change }, sign, T)).toBe(false);
  });

  it.each(['', sign.slice(1), `${sign}0`, '0'.repeat(32), 'junk'])(
    '[A-080] refuses the signature %j',
    (text) => {
      expect(isSignatureValid(request, text, T)).toBe(false);
    },
  );

  it('[A-080] accepts the signature in upper case', () => {
    expect(isSignatureValid(request, sign.toUpperCase(), T)).toBe(true);
  });

  it('[A-080] refuses an unpaired surrogate without throwing', () => {
    const broken = { ...request, params: { q: '\ud83c' } };
    expect(isSignatureValid(broken, sign, T)).toBe(false);
  });
});
