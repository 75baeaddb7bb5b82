import { BRANDS } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import { isPermission, type Permission } from '@juban/contract/console/permissions';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { listStaffRows } from './staff.repository.ts';
import { ALL_BRANDS, type BrandScope, isInScope, type StaffIdentity } from './staff-identity.service.ts';
import {
  listAllMembers,
  listRolePermissions,
  listRoleRows,
  type RoleAtBrand,
} from './staff-role.repository.ts';

const MANAGE: Permission = 'staff.manage';

/** Undefined stands for a command of an operator, who may grant everything. */
export type Granter = StaffIdentity | undefined;

export const refuseByRule = (msg: string): never => {
  throw new Refusal(CODE.consoleRuleBroken, { msg });
};

export async function permissionsByRole(from: Db): Promise<ReadonlyMap<string, Permission[]>> {
  const found = new Map<string, Permission[]>();
  for (const { id } of await listRoleRows(from)) found.set(id, []);
  for (const { roleId, permission } of await listRolePermissions(from))
    if (isPermission(permission)) found.get(roleId)?.push(permission);
  return found;
}

/** Whoever manages staff may hand out every role within their brands: they hold the right to staff, not those of the role. */
export async function checkGrant(tx: Db, granter: Granter, roles: readonly RoleAtBrand[]): Promise<void> {
  const known = await permissionsByRole(tx);
  for (const { role, brand } of roles) {
    if (!known.has(role)) refuseByRule(consoleTexts.roleUnknown);
    const scope: BrandScope = granter ? (granter.permissions.get(MANAGE) ?? []) : ALL_BRANDS;
    const isBrand = brand === ALL_BRANDS ? scope === ALL_BRANDS : brand in BRANDS;
    if (!isBrand || !isInScope(scope, brand)) refuseByRule(consoleTexts.grantsTooMuch);
  }
}

/** Otherwise a manager of staff could give themselves every right through a role. */
export function checkAdded(granter: StaffIdentity, added: readonly Permission[]): void {
  if (added.some((permission) => granter.permissions.get(permission) !== ALL_BRANDS))
    refuseByRule(consoleTexts.grantsTooMuch);
}

/** Somebody active must be able to manage staff of all brands. */
export async function requireAdmin(tx: Db): Promise<void> {
  const byRole = await permissionsByRole(tx);
  const active = new Set(
    (await listStaffRows(tx)).filter(({ state }) => state === 'active').map(({ id }) => id),
  );
  const isLeft = (await listAllMembers(tx)).some(
    ({ staffId, role, brand }) =>
      brand === ALL_BRANDS && active.has(staffId) && byRole.get(role)?.includes(MANAGE),
  );
  if (!isLeft) refuseByRule(consoleTexts.lastAdmin);
}
