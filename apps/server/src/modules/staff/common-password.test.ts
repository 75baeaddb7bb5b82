import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

describe('a password', () => {
  it.each([
    'password1234',
    'Passw0rd!2026',
    'qwertyuiop12',
    '123456789012',
    'aaaaaaaaaaaa',
    'abababababab',
    'juban-console',
    'Admin@123456',
    '1q2w3e4r5t6y',
  ])('that everybody tries is refused: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['korrekte-Pferde-47', 'Xu9#mfLq2!vTzz', '竹林深处的猫头鹰在唱歌呢啊'])(
    'of its own is accepted: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('made of the own name or address is refused', () => {
    expect(isCommonPassword('linxiaoman88', ['linxiaoman@example.com'])).toBe(true);
    expect(isCommonPassword('linxiaoman88')).toBe(false);
  });
});
