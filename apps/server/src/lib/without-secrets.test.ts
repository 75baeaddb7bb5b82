import { maskPhone } from '@juban/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_SECRETS, withoutSecrets } from './without-secrets.ts';

const TOKEN = `1njchs.${'aB3_-'.repeat(6)}xy`;
/** PostgreSQL's pattern is valid in JavaScript, too. */
const isPlain = (text: string) => new RegExp(PLAIN_SECRETS).test(text);

describe('text that a client sends', () => {
  it.each([
    ['/x?mobile=13812346024&y=1', '/x?mobile=138****6024&y=1'],
    ['/x?mobile=+8613812346024', '/x?mobile=+86138****6024'],
    ['/x?mobile=%2B8613812346024', '/x?mobile=%2B86138****6024'],
    ['/login?redirect=%2Fx%3Fmobile%3D13812346024', '/login?redirect=%2Fx%3Fmobile%3D138****6024'],
    ['/u/138.1234.6024', '/u/138****6024'],
    ['１３８１２３４６０２４', '138****6024'],
    ['13812346024,139 8765 4321', '138****6024,139****4321'],
    [`/x?token=${TOKEN}`, '/x?token=***'],
    [`/x?token=${TOKEN}&ct=web`, '/x?token=***&ct=web'],
    [`/x?to=%2Fy%3ftoken%3d${TOKEN}`, '/x?to=%2Fy%3ftoken%3d***'],
    [TOKEN, '***'],
  ])('%j is stored as %j', (text, kept) => {
    expect(withoutSecrets(text)).toBe(kept);
    expect(isPlain(kept)).toBe(false);
  });

  it.each([
    '',
    '/vip/simple?from=a',
    '/drama/40026?episode=12&at=1763171130123',
    '/vip/pay-result?orderNo=26111509120013812346024001&ct=Android',
    '/next/vip/handoff?orderInfoMD5=9f13812346024c0d9f13812346024c0d',
    '/a/5f0c2f3e-1381-4234-8602-138123460240',
    'LENOVO-MACHINE-77',
    '1.9.0 (20261101)',
    '1.8.3-20261101',
    'Mozilla/5.0 Chrome/138.0.7204.100 Safari/537.36',
    'http://139.159.160.12:8080/',
    '2026-11-15 13:45:01.123',
    'eyJhbGciOiJFUzI1NiJ9.eyJpZCI6IjIwMDAwMDAxMjM0NTY3ODkifQ.c2lnbmF0dXJl',
  ])('%j is unchanged', (text) => {
    expect(withoutSecrets(text)).toBe(text);
    expect(isPlain(text)).toBe(false);
  });

  it('has no readable phone, in any spelling that the login accepts', () => {
    const gaps = fc.array(fc.constantFrom('', '', ' ', '-', '－', '..', '\u200b', '（', ')'), {
      minLength: 10,
      maxLength: 10,
    });
    const codes = fc.constantFrom('', '+86', '86', '0086', '＋８６', '+86 ');
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), gaps, codes, (phone, marks, code) => {
        const spelled = [...phone].map((digit, place) => `${digit}${marks[place] ?? ''}`).join('');
        expect(withoutSecrets(`/x?tel=${code}${spelled}&y=1`)).toBe(`/x?tel=${code}${maskPhone(phone)}&y=1`);
      }),
    );
  });
});
