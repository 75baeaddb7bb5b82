import { describe, expect, it } from 'vitest';
import { mayCall } from '../lib/me.ts';
import { FIRST_PATH, menuFor } from './menu.ts';

const pathsFor = (permissions: readonly string[]) =>
  menuFor(permissions).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the menu', () => {
  it('shows support the desk and not the staff', () => {
    const paths = pathsFor(['users.find', 'audit.own']);
    expect(paths).toEqual(expect.arrayContaining(['/search', '/users', '/orders', '/audit']));
    expect(paths).not.toContain('/staff');
  });
  it('shows an administrator the staff and no users', () => {
    expect(pathsFor(['staff.manage', 'audit.read'])).toEqual([
      '/overview',
      '/approvals',
      '/audit',
      '/staff',
      '/roles',
      '/limits',
    ]);
  });
  it('shows each desk to whoever works there', () => {
    expect(pathsFor(['feedback.answer'])).toContain('/feedback');
    expect(pathsFor(['fraud.decide'])).toContain('/holds');
    expect(pathsFor(['prizes.send'])).toContain('/gifts');
    expect(pathsFor(['system.read'])).toContain('/system');
  });
  it('starts where everybody may be', () => expect(pathsFor([])).toContain(FIRST_PATH));
});

describe('a permission', () => {
  it('of a list is enough alone', () => {
    expect(mayCall('listActions', ['audit.own'])).toBe(true);
    expect(mayCall('listActions', ['users.find'])).toBe(false);
  });
  it('is not needed for calls of everybody who is signed in', () => expect(mayCall('getMe', [])).toBe(true));
});
