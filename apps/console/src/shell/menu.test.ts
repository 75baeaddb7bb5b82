import { describe, expect, it } from 'vitest';
import { mayCall } from '../lib/me.ts';
import { firstPath, menuFor } from './menu.ts';

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
      '/approvals',
      '/audit',
      '/staff',
      '/roles',
      '/limits',
    ]);
  });
  it('starts where somebody may be', () => {
    expect(firstPath(['users.find'])).toBe('/search');
    expect(firstPath([])).toBe('/approvals');
  });
});

describe('a permission', () => {
  it('of a list is enough alone', () => {
    expect(mayCall('listActions', ['audit.own'])).toBe(true);
    expect(mayCall('listActions', ['users.find'])).toBe(false);
  });
  it('is not needed for calls of everybody who is signed in', () => expect(mayCall('getMe', [])).toBe(true));
});
