import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openValue, SealedValueError, sealValue } from './sealed-value.ts';
import vectors from './vectors.json' with { type: 'json' };

const PHONE = '13812345678';

/** Independent implementation with another library, from the description for native engineers. */
const keyOf = (clientType: string, keyId: number) =>
  createHash('sha256').update(`juban-wire-2026/key/${clientType}/${keyId}`).digest();

function sealElsewhere(clientType: string, keyId: number, iv: Buffer, plain: string): string {
  const cipher = createCipheriv('aes-256-gcm', keyOf(clientType, keyId), iv).setAAD(Buffer.from(clientType));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(keyId), iv, body, cipher.getAuthTag()]).toString('base64url');
}

function openElsewhere(clientType: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = keyOf(clientType, bytes[0] ?? 0);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13));
  decipher.setAAD(Buffer.from(clientType)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString('utf8');
}

describe('known vectors', () => {
  it.each(vectors.sealed)('[A-078] $clientType under key $keyId: $plain', async (vector) => {
    const { clientType, keyId, plain, sealed } = vector;
    const iv = Buffer.from(vector.iv, 'hex');
    expect(await sealValue(clientType, plain, { keyId, iv: new Uint8Array(iv) })).toBe(sealed);
    expect(sealElsewhere(clientType, keyId, iv, plain)).toBe(sealed);
    expect(await openValue(clientType, sealed)).toBe(plain);
    expect(openElsewhere(clientType, sealed)).toBe(plain);
  });
});

describe('sealing and opening', () => {
  const texts = fc.string({
    unit: fc.constantFrom('1', 'a', 'é', '剧', '🎬', '\u0000', '\n', '"'),
    maxLength: 200,
  });
  const clientTypes = fc.constantFrom('web', 'Android', 'ios_jxx', 'tiantianhanju', 'nobody');

  it('[A-078] any text that one side seals can be opened by the other', async () => {
    await fc.assert(
      fc.asyncProperty(clientTypes, texts, fc.constantFrom(1, 2), async (clientType, text, keyId) => {
        const sealed = await sealValue(clientType, text, { keyId });
        expect(await openValue(clientType, sealed)).toBe(text);
        expect(openElsewhere(clientType, sealed)).toBe(text);
      }),
    );
  });

  it('[A-078] any character survives', async () => {
    const everyPlane = fc
      .integer({ min: 0, max: 0x10ffff })
      .filter((point) => point < 0xd800 || point > 0xdfff);
    await fc.assert(
      fc.asyncProperty(fc.array(everyPlane, { maxLength: 40 }), async (points) => {
        const text = String.fromCodePoint(...points);
        expect(await openValue('web', await sealValue('web', text))).toBe(text);
      }),
    );
  });

  it('[A-078] the same phone is never sealed to the same value twice', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => sealValue('Android', PHONE)));
    expect(new Set(sealed).size).toBe(50);
  });
});

describe('refused values', () => {
  const refuses = (clientType: string, sealed: string) =>
    expect(openValue(clientType, sealed)).rejects.toThrow(SealedValueError);
  const reseal = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

  it('[A-078] a single changed bit anywhere', async () => {
    const bytes = Buffer.from(await sealValue('Android', PHONE), 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await refuses('Android', reseal(changed));
    }
  });

  it('[A-078] a truncated or extended value', async () => {
    const bytes = Buffer.from(await sealValue('Android', PHONE), 'base64url');
    for (let length = 0; length < bytes.length; length += 1) {
      await refuses('Android', reseal(bytes.subarray(0, length)));
    }
    await refuses('Android', reseal(Buffer.concat([bytes, Buffer.of(0)])));
  });

  it('[A-078] a value of another client type, although its key has the same id', async () => {
    const sealed = await sealValue('Android', PHONE);
    await refuses('android_jxx', sealed);
    await refuses('android', sealed);
    await refuses('web', sealed);
  });

  it.each([0, 3, 9, 255])('[A-078] the unknown key id %i', async (keyId) => {
    await refuses('Android', sealElsewhere('Android', keyId, Buffer.alloc(12, 7), PHONE));
    await expect(sealValue('Android', PHONE, { keyId })).rejects.toThrow(RangeError);
  });

  it('[A-078] bytes that are not valid UTF-8', async () => {
    const cipher = createCipheriv('aes-256-gcm', keyOf('web', 1), Buffer.alloc(12)).setAAD(
      Buffer.from('web'),
    );
    const body = Buffer.concat([cipher.update(Buffer.of(0xff, 0xfe)), cipher.final()]);
    await refuses('web', reseal(Buffer.concat([Buffer.of(1), Buffer.alloc(12), body, cipher.getAuthTag()])));
  });

  it.each(['', PHONE, 'not sealed', 'AQ', 'AAAA====', '剧伴', 'a+b/c='])(
    '[A-078] the text %j',
    async (text) => {
      await refuses('Android', text);
    },
  );
});
