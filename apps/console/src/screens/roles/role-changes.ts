import { PERMISSIONS, type Permission } from '@juban/contract/console/permissions';

interface RoleFacts {
  name: string;
  permissions: readonly Permission[];
}

/** What saving a role would change, in words. */
export function changesOfRole(before: RoleFacts, after: RoleFacts) {
  const added = after.permissions.filter((one) => !before.permissions.includes(one));
  const removed = before.permissions.filter((one) => !after.permissions.includes(one));
  const renamed =
    before.name === after.name.trim()
      ? []
      : [{ what: '名称', before: before.name, after: after.name.trim() }];
  return [
    ...renamed,
    ...added.map((one) => ({ what: '增加权限', before: '', after: PERMISSIONS[one] })),
    ...removed.map((one) => ({ what: '去掉权限', before: PERMISSIONS[one], after: '' })),
  ];
}
