import { describe, expect, it } from 'vitest';
import { PRESETS } from './presets.ts';
import { isUserName, readUserName, userName } from './user-name.ts';

describe('user name in a link', () => {
  it('[A-102] consists of preset and id and can be parsed again', () => {
    for (const { id: preset } of PRESETS.slice(1)) {
      expect(readUserName(userName({ preset, id: '12' }))).toEqual({ preset, id: '12' });
    }
    expect(userName({ preset: 'visitor', id: null })).toBe('visitor');
    expect(readUserName('member')).toEqual({ preset: 'member', id: undefined });
  });

  it('[A-102] rejects everything else', () => {
    for (const text of ['', 'nobody', 'member.', 'member.x', 'member.1.2', 'member.12345678901234567890']) {
      expect(isUserName(text)).toBe(false);
      expect(readUserName(text)).toBeUndefined();
    }
  });
});
