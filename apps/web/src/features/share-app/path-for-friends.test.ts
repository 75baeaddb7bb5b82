import { expect, it } from 'vitest';
import { pathForFriends } from './path-for-friends.ts';

it.each([
  [{}, '/share/goapp'],
  [{ ct: 'tthj' }, '/share/goapp?ct=tthj'],
  [
    { ct: 'tthj', cv: '1.2.3', clientVersion: '1.2.3', themeMode: 'dark', token: 'secret' },
    '/share/goapp?ct=tthj',
  ],
  [{ app_type: 'android_ddsp', cv: '1.2.3' }, '/share/goapp?ct=android_ddsp'],
  [{ ct: 'nobody&x=1' }, '/share/goapp'],
])('[A-027] from %o the shared path is %s', (search, path) => {
  expect(pathForFriends(search)).toBe(path);
});
