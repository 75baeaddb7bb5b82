import { PERMISSIONS } from '@juban/contract/console/permissions';
import { expect, it } from 'vitest';
import { PERMISSION_GROUPS } from './permission-groups.ts';

it('shows every permission exactly once', () => {
  const shown = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect(shown.toSorted()).toEqual(Object.keys(PERMISSIONS).sort());
});
