import { BRANDS } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { isPermission, type Permission } from '@juban/contract/console/permissions';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { InvitationService } from './invitation.service.ts';
import { deletePasskeys } from './passkey.repository.ts';
import {
  findStaff,
  insertStaff,
  listStaffRows,
  lockStaff,
  moveStaff,
  type StaffRow,
} from './staff.repository.ts';
import { ALL_BRANDS, type BrandScope, joinScopes, type StaffIdentity } from './staff-identity.service.ts';
import {
  listAllMembers,
  listMemberIds,
  listRolePermissions,
  listRoleRows,
  listRolesOf,
  lockRoles,
  type RoleAtBrand,
  replaceRolesOf,
  saveRoleRow,
} from './staff-role.repository.ts';
import { countStaffSessions, deleteStaffSessions } from './staff-session.repository.ts';
import type { StaffSessionService } from './staff-session.service.ts';

type Member = ConsoleOutput<'listStaff'>[number];
type Role = ConsoleOutput<'listRoles'>[number];
type SentRoles = ConsoleRequest<'inviteStaff'>['roles'];
type Invited = ConsoleOutput<'inviteStaff'>;

export interface StaffAdminDeps {
  db: Db;
  clock: Clock;
  sessions: Pick<StaffSessionService, 'times'>;
  invitations: Pick<InvitationService, 'create'>;
  audit: Pick<AuditService, 'write'>;
  /** Of the console, for links in invitations. */
  consoleUrl: string;
}

/** Undefined stands for a command of an operator, who may grant everything. */
type Granter = StaffIdentity | undefined;

const refuse = (msg: string): never => {
  throw new Refusal(CODE.consoleRuleBroken, { msg });
};

const MANAGE: Permission = 'staff.manage';

const flatten = (roles: SentRoles): RoleAtBrand[] =>
  roles.flatMap(({ role, brands }) =>
    (brands.includes(ALL_BRANDS) ? [ALL_BRANDS] : brands).map((brand) => ({ role, brand })),
  );

const textOf = (roles: readonly RoleAtBrand[]): string =>
  roles.map(({ role, brand }) => (brand === ALL_BRANDS ? role : `${role}@${brand}`)).join(' ');

export type StaffAdminService = ReturnType<typeof createStaffAdminService>;

/** Members of staff and their roles. Nobody can grant what they do not hold; the last admin cannot be removed. */
export function createStaffAdminService(deps: StaffAdminDeps) {
  const { db, clock, sessions, invitations, audit, consoleUrl } = deps;

  async function permissionsByRole(from: Db): Promise<ReadonlyMap<string, Permission[]>> {
    const found = new Map<string, Permission[]>();
    for (const { id } of await listRoleRows(from)) found.set(id, []);
    for (const { roleId, permission } of await listRolePermissions(from))
      if (isPermission(permission)) found.get(roleId)?.push(permission);
    return found;
  }

  /** A manager of staff may hand out every role: they hold the right to staff, not the rights of the role. */
  async function checkGrant(tx: Db, granter: Granter, roles: readonly RoleAtBrand[]): Promise<void> {
    const known = await permissionsByRole(tx);
    for (const { role, brand } of roles) {
      if (!known.has(role)) refuse(consoleTexts.roleUnknown);
      if (granter && !isWithin(brand, granter.permissions.get(MANAGE) ?? []))
        refuse(consoleTexts.grantsTooMuch);
    }
  }

  /** Somebody active must be able to manage staff of all brands. */
  async function requireAdmin(tx: Db): Promise<void> {
    const byRole = await permissionsByRole(tx);
    const active = new Set(
      (await listStaffRows(tx)).filter(({ state }) => state === 'active').map(({ id }) => id),
    );
    const isLeft = (await listAllMembers(tx)).some(
      ({ staffId, role, brand }) =>
        brand === ALL_BRANDS && active.has(staffId) && byRole.get(role)?.includes(MANAGE),
    );
    if (!isLeft) refuse(consoleTexts.lastAdmin);
  }

  async function requireStaff(tx: Db, id: number): Promise<StaffRow> {
    const member = await lockStaff(tx, id);
    if (!member) throw new Refusal(CODE.notFound);
    return member;
  }

  async function listMembers(): Promise<Member[]> {
    const [rows, members, open] = await Promise.all([
      listStaffRows(db),
      listAllMembers(db),
      countStaffSessions(db, sessions.times()),
    ]);
    return rows.map(({ id, name, email, state, createdAt, lastSeenAt }) => ({
      id: String(id),
      name,
      email,
      state,
      createTime: createdAt.getTime(),
      lastSeenTime: lastSeenAt?.getTime() ?? null,
      sessions: open.get(id) ?? 0,
      roles: gather(members.filter(({ staffId }) => staffId === id)),
    }));
  }

  async function showMember(id: number): Promise<Member> {
    const member = (await listMembers()).find((one) => one.id === String(id));
    if (!member) throw new Refusal(CODE.notFound);
    return member;
  }

  async function listRoles(): Promise<Role[]> {
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

  const invitationOf = (id: number, { token, expiresAt }: { token: string; expiresAt: Date }): Invited => ({
    id: String(id),
    link: `${consoleUrl}/invitation?token=${token}`,
    expireTime: expiresAt.getTime(),
  });

  /** Changes a member of staff, ends their sessions, and writes the entry. */
  async function change(
    { by, call, id }: { by: Actor; call: string; id: number },
    work: (tx: Db, member: StaffRow) => Promise<{ before: string; after: string; reason?: string }>,
  ): Promise<Member> {
    await db.transaction(async (tx) => {
      await lockRoles(tx);
      const member = await requireStaff(tx, id);
      const { before, after, reason = '' } = await work(tx, member);
      await deleteStaffSessions(tx, id);
      await requireAdmin(tx);
      const changes = [{ what: member.name, before, after }];
      await audit.write(tx, { by, call, target: `staff:${id}`, reason, changes });
    });
    return showMember(id);
  }

  return {
    listMembers,
    listRoles,

    async invite(
      { email, name, roles: sent }: ConsoleRequest<'inviteStaff'>,
      by: Actor,
      granter: Granter,
    ): Promise<Invited> {
      return db.transaction(async (tx) => {
        await lockRoles(tx);
        const roles = flatten(sent);
        await checkGrant(tx, granter, roles);
        const id = await insertStaff(tx, { email, name, createdAt: clock.realNow() });
        if (id === undefined) return refuse(consoleTexts.emailTaken);
        await replaceRolesOf(tx, id, roles);
        const changes = [{ what: name, before: '', after: textOf(roles) }];
        await audit.write(tx, { by, call: 'inviteStaff', target: `staff:${id}`, changes });
        return invitationOf(id, await invitations.create(tx, id));
      });
    },

    /** Also for a lost second factor: what was there before no longer signs in. */
    async renewInvitation(id: number, by: Actor): Promise<Invited> {
      return db.transaction(async (tx) => {
        await lockRoles(tx);
        const { state } = await requireStaff(tx, id);
        if (state === 'inactive') refuse(consoleTexts.staffInactive);
        if (state === 'active') await moveStaff(tx, id, ['active'], 'invited');
        await deleteStaffSessions(tx, id);
        await deletePasskeys(tx, id);
        await requireAdmin(tx);
        await audit.write(tx, { by, call: 'renewInvitation', target: `staff:${id}` });
        return invitationOf(id, await invitations.create(tx, id));
      });
    },

    changeRoles: (id: number, sent: SentRoles, by: Actor, granter: Granter): Promise<Member> =>
      change({ by, call: 'changeStaffRoles', id }, async (tx) => {
        const before = await listRolesOf(tx, id);
        const after = flatten(sent);
        await checkGrant(tx, granter, after);
        await replaceRolesOf(tx, id, after);
        return { before: textOf(before), after: textOf(after) };
      }),

    deactivate: (id: number, reason: string, by: Actor): Promise<Member> =>
      change({ by, call: 'deactivateStaff', id }, async (tx, { state }) => {
        if (!(await moveStaff(tx, id, ['invited', 'active'], 'inactive'))) throw new Refusal(CODE.conflict);
        return { before: state, after: 'inactive', reason };
      }),

    reactivate: (id: number, by: Actor): Promise<Member> =>
      change({ by, call: 'reactivateStaff', id }, async (tx, { state, passwordHash }) => {
        const to = passwordHash ? 'active' : 'invited';
        if (!(await moveStaff(tx, id, ['inactive'], to))) throw new Refusal(CODE.conflict);
        return { before: state, after: to };
      }),

    endSessions: (id: number, by: Actor): Promise<Member> =>
      change({ by, call: 'endStaffSessions', id }, async () => ({ before: 'open', after: 'ended' })),

    async saveRole(
      { id, name, permissions }: ConsoleRequest<'saveRole'>,
      by: Actor,
      granter: StaffIdentity,
    ): Promise<Role> {
      await db.transaction(async (tx) => {
        await lockRoles(tx);
        const before = (await permissionsByRole(tx)).get(id) ?? [];
        const added = permissions.filter((permission) => !before.includes(permission));
        // Otherwise a manager of staff could give themselves every right through a role.
        if (added.some((permission) => granter.permissions.get(permission) !== ALL_BRANDS))
          refuse(consoleTexts.grantsTooMuch);
        await saveRoleRow(tx, { id, name, permissions });
        await requireAdmin(tx);
        for (const { staffId } of await listMemberIds(tx, id)) await deleteStaffSessions(tx, staffId);
        const changes = [{ what: name, before: before.join(' '), after: permissions.join(' ') }];
        await audit.write(tx, { by, call: 'saveRole', target: `role:${id}`, changes });
      });
      const saved = (await listRoles()).find((role) => role.id === id);
      if (!saved) throw new Refusal(CODE.notFound);
      return saved;
    },

    /** Names for entries of the audit log and proposals. */
    async namesOf(ids: ReadonlyArray<number | null>): Promise<ReadonlyMap<number, string>> {
      const wanted = new Set(ids);
      const rows = await listStaffRows(db);
      return new Map(rows.filter(({ id }) => wanted.has(id)).map(({ id, name }) => [id, name]));
    },

    findMember: (id: number) => findStaff(db, id),
  };
}

const isWithin = (brand: string, scope: BrandScope): boolean =>
  scope === ALL_BRANDS || (brand !== ALL_BRANDS && scope.includes(brand) && brand in BRANDS);

function gather(rows: readonly RoleAtBrand[]): Member['roles'] {
  const found = new Map<string, BrandScope>();
  for (const { role, brand } of rows) found.set(role, joinScopes(found.get(role) ?? [], [brand]));
  return [...found].map(([role, scope]) => ({
    role,
    brands: scope === ALL_BRANDS ? [ALL_BRANDS] : [...scope],
  }));
}
