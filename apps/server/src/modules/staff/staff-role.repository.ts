import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { staffMembers, staffRolePermissions, staffRoles } from './staff.tables.ts';

export interface RoleAtBrand {
  role: string;
  brand: string;
}

export const listRolesOf = (db: Db, staffId: number): Promise<RoleAtBrand[]> =>
  db
    .select({ role: staffMembers.roleId, brand: staffMembers.brand })
    .from(staffMembers)
    .where(eq(staffMembers.staffId, staffId))
    .orderBy(asc(staffMembers.roleId), asc(staffMembers.brand));

export const listAllMembers = (db: Db): Promise<Array<RoleAtBrand & { staffId: number }>> =>
  db
    .select({ staffId: staffMembers.staffId, role: staffMembers.roleId, brand: staffMembers.brand })
    .from(staffMembers)
    .orderBy(asc(staffMembers.staffId), asc(staffMembers.roleId), asc(staffMembers.brand));

/** What each role of a person allows, with the brands it applies to. */
export const listPermissionsOf = (
  db: Db,
  staffId: number,
): Promise<Array<{ permission: string; role: string; name: string; brand: string }>> =>
  db
    .select({
      permission: staffRolePermissions.permission,
      role: staffRoles.id,
      name: staffRoles.name,
      brand: staffMembers.brand,
    })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .leftJoin(staffRolePermissions, eq(staffRolePermissions.roleId, staffMembers.roleId))
    .where(eq(staffMembers.staffId, staffId))
    .orderBy(asc(staffRoles.id), asc(staffMembers.brand), asc(staffRolePermissions.permission))
    .then((rows) => rows.map(({ permission, ...row }) => ({ ...row, permission: permission ?? '' })));

export async function replaceRolesOf(tx: Db, staffId: number, roles: readonly RoleAtBrand[]): Promise<void> {
  await tx.delete(staffMembers).where(eq(staffMembers.staffId, staffId));
  const rows = roles.map(({ role, brand }) => ({ staffId, roleId: role, brand }));
  await tx.insert(staffMembers).values(rows).onConflictDoNothing();
}

export const listRoleRows = (db: Db) => db.select().from(staffRoles).orderBy(asc(staffRoles.id));

export const listRolePermissions = (db: Db) =>
  db.select().from(staffRolePermissions).orderBy(asc(staffRolePermissions.permission));

export const listMemberIds = (db: Db, roleId: string): Promise<Array<{ staffId: number }>> =>
  db
    .selectDistinct({ staffId: staffMembers.staffId })
    .from(staffMembers)
    .where(eq(staffMembers.roleId, roleId));

/** Serialises changes of roles and of who holds them, so that the last admin cannot be lost to two changes at once. */
export async function lockRoles(tx: Db): Promise<void> {
  await tx.select().from(staffRoles).orderBy(asc(staffRoles.id)).for('update');
}

export async function saveRoleRow(
  tx: Db,
  { id, name, permissions }: { id: string; name: string; permissions: readonly string[] },
): Promise<void> {
  await tx
    .insert(staffRoles)
    .values({ id, name })
    .onConflictDoUpdate({ target: staffRoles.id, set: { name } });
  await tx.delete(staffRolePermissions).where(eq(staffRolePermissions.roleId, id));
  if (permissions.length > 0)
    await tx
      .insert(staffRolePermissions)
      .values(permissions.map((permission) => ({ roleId: id, permission })));
}
