import { generateKeyPairSync } from 'node:crypto';
import { BRANDS } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { ALIPAY_ENV, ALIPAY_KEYS } from '../../test/alipay-env.ts';
import { readAlipay } from './alipay-config.ts';

function read(changes: Record<string, string> = {}) {
  const faults: string[] = [];
  const config = readAlipay({ ...ALIPAY_ENV, ...changes }, faults);
  if (config.provider !== 'alipay') throw new Error('the environment gave no account');
  return { config, faults };
}

const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const weakKey = weak.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const curveKey = curve.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

describe("Alipay's accounts", () => {
  it('reads one per brand, and the official gateway by default', () => {
    const { config, faults } = read();
    expect(faults).toEqual([]);
    expect(config.gateway).toBe('https://openapi.alipay.com/gateway.do');
    expect(Object.keys(config.accounts)).toEqual(Object.keys(BRANDS));
    expect(config.accounts.ddsp).toEqual({
      appId: '2021000000000001',
      sellerId: '2088000000000001',
      privateKey: ALIPAY_KEYS.privatePem,
      publicKeys: [ALIPAY_KEYS.publicPem],
    });
  });

  it.each(['privatePem', 'privateOldPem', 'privateBase64', 'privateOldBase64'] as const)(
    'accepts a private key as %s, with line ends escaped or not',
    (form) => {
      for (const text of [ALIPAY_KEYS[form], ALIPAY_KEYS[form].replaceAll('\n', '\\n')]) {
        const { config, faults } = read({ ALIPAY_JQQ_PRIVATE_KEY: text });
        expect(faults).toEqual([]);
        expect(config.accounts.jqq.privateKey).toBe(ALIPAY_KEYS.privatePem);
      }
    },
  );

  it('accepts two public keys during a key change, in any form', () => {
    const { config, faults } = read({
      ALIPAY_JQQ_PUBLIC_KEYS: `${ALIPAY_KEYS.publicPem},${ALIPAY_KEYS.publicBase64}`,
    });
    expect(faults).toEqual([]);
    expect(config.accounts.jqq.publicKeys).toEqual([ALIPAY_KEYS.publicPem, ALIPAY_KEYS.publicPem]);
  });

  it.each([
    [
      { ALIPAY_GATEWAY: 'http://plain.example' },
      'ALIPAY_GATEWAY must be an address that begins with https://',
    ],
    [
      { ALIPAY_JQQ_PUBLIC_KEYS: [1, 2, 3].map(() => ALIPAY_KEYS.publicBase64).join() },
      'ALIPAY_JQQ_PUBLIC_KEYS must be one key or two',
    ],
    [
      { ALIPAY_JQQ_PRIVATE_KEY: 'near-secret' },
      'ALIPAY_JQQ_PRIVATE_KEY must be an RSA key of at least 2048 bits, PEM or base64',
    ],
    [
      { ALIPAY_JQQ_PRIVATE_KEY: weakKey },
      'ALIPAY_JQQ_PRIVATE_KEY must be an RSA key of at least 2048 bits, PEM or base64',
    ],
    [
      { ALIPAY_JQQ_PUBLIC_KEYS: curveKey },
      'ALIPAY_JQQ_PUBLIC_KEYS must be an RSA key of at least 2048 bits, PEM or base64',
    ],
  ])('names what is wrong, never the key itself (case %#)', (changes, line) => {
    expect(read(changes as Record<string, string>).faults).toEqual([line]);
  });

  it.each(Object.keys(ALIPAY_ENV))('names %s when it is missing', (name) => {
    expect(read({ [name]: '' }).faults).toEqual([`${name} is missing`]);
  });
});
