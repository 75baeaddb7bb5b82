import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import { checkAdded, permissionsByRole, requireAdmin } from './role-rules.ts';
import type { StaffIdentity } from './staff-identity.service.ts';
import {
  listAllMembers,
  listMemberIds,
  listRoleRows,
  lockRoles,
  saveRoleRow,
} from './staff-role.repository.ts';
import { deleteStaffSessions } from './staff-session.repository.ts';

type Role = ConsoleOutput<'listRoles'>[number];

export type RoleAdminService = ReturnType<typeof createRoleAdminService>;

/** Roles as sets of permissions. Nobody can add what they do not hold. */
export function createRoleAdminService({ db, audit }: { db: Db; audit: Pick<AuditService, 'write'> }) {
  async function list(): Promise<Role[]> {
    const [rows, byRole, members] = await Promise.all([
      listRoleRows(db),
      permissionsByRole(db),
      listAllMembers(db),
    ]);
    return rows.map(({ id, name }) => ({
      id,
      name,
      permissions: byRole.get(id) ?? [],
      members: new Set(members.filter(({ role }) => role === id).map(({ staffId }) => staffId)).size,
    }));
  }

  return {
    list,

    async save(
      { id, name, permissions }: ConsoleRequest<'saveRole'>,
      by: Actor,
      granter: StaffIdentity,
    ): Promise<Role> {
      await db.transaction(async (tx) => {
        await lockRoles(tx);
        const before = (await permissionsByRole(tx)).get(id) ?? [];
        checkAdded(
          granter,
          permissions.filter((permission) => !before.includes(permission)),
        );
        await saveRoleRow(tx, { id, name, permissions });
        await requireAdmin(tx);
        for (const { staffId } of await listMemberIds(tx, id)) await deleteStaffSessions(tx, staffId);
        const changes = [{ what: name, before: before.join(' '), after: permissions.join(' ') }];
        await audit.write(tx, { by, call: 'saveRole', target: `role:${id}`, changes });
      });
      const saved = (await list()).find((role) => role.id === id);
      if (!saved) throw new Refusal(CODE.notFound);
      return saved;
    },
  };
}
