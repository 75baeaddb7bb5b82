import { describe, expect, it } from 'vitest';
import { createSecrets, randomHandle, sameText, sha256 } from './secrets.ts';

const secrets = createSecrets('a secret of thirty-two characters');
const others = createSecrets('another secret of as many characters');
const PHONE = '13812345678';

describe('sealing', () => {
  it('[A-083] can be opened again, is different each time, and does not contain the value', () => {
    for (const text of [PHONE, '', '剧 🎬', 'x'.repeat(5_000)])
      expect(secrets.open(secrets.seal(text))).toBe(text);
    const sealed = Array.from({ length: 20 }, () => secrets.seal(PHONE));
    expect(new Set(sealed).size).toBe(20);
    for (const each of sealed) expect(Buffer.from(each, 'base64url').toString('latin1')).not.toContain(PHONE);
  });

  it('[A-083] cannot be opened with another key, nor when altered', () => {
    const sealed = secrets.seal(PHONE);
    expect(() => others.open(sealed)).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => secrets.open(changed.toString('base64url')), `byte ${place}`).toThrow();
    }
  });
});

describe('index', () => {
  it('[A-071] is the same for the same value, and for no other value, use or secret', () => {
    const index = secrets.index('phone', PHONE);
    expect(index).toMatch(/^[\w-]{43}$/);
    expect(createSecrets('a secret of thirty-two characters').index('phone', PHONE)).toBe(index);
    const elsewhere = [
      secrets.index('phone', '13812345679'),
      secrets.index('sms-code', PHONE),
      others.index('phone', PHONE),
      sha256(PHONE),
    ];
    expect(elsewhere).not.toContain(index);
  });
});

describe('texts', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['', '', true],
    ['\u00e9', 'e\u0301', false],
  ])('%j and %j are the same: %s', (a, b, same) => {
    expect(sameText(a, b)).toBe(same);
  });

  it('handles are long, unique, and fit into an address', () => {
    const handles = Array.from({ length: 100 }, () => randomHandle());
    expect(new Set(handles).size).toBe(100);
    for (const handle of handles) expect(handle).toMatch(/^[\w-]{32}$/);
  });
});
