import type { ConsoleCall } from '@juban/contract/console/console-call';
import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import { PERMISSIONS, type Permission } from '@juban/contract/console/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, newVisitor, type StaffMember } from '../../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

/** The table of the design: what each role may do. */
const ROLES: Readonly<Record<string, readonly Permission[]>> = {
  support: [
    'users.find',
    'users.reveal',
    'orders.ask',
    'grants.make',
    'sessions.end',
    'contracts.cancel',
    'feedback.answer',
    'audit.own',
  ],
  lead: [
    'users.find',
    'users.reveal',
    'orders.ask',
    'refunds.make',
    'grants.make',
    'sessions.end',
    'contracts.cancel',
    'feedback.answer',
    'reports.figures',
    'prizes.send',
    'prizes.address',
    'fraud.decide',
    'system.read',
    'system.run',
    'audit.own',
  ],
  marketing: [
    'content.draft',
    'content.propose',
    'promotions.propose',
    'notices.propose',
    'reports.figures',
    'prizes.send',
    'audit.own',
  ],
  approver: [
    'refunds.approve',
    'grants.approve',
    'content.approve',
    'promotions.approve',
    'notices.approve',
    'limits.approve',
    'reports.figures',
    'audit.own',
  ],
  finance: [
    'users.find',
    'orders.ask',
    'refunds.make',
    'reports.figures',
    'reports.money',
    'statements.resolve',
    'fraud.decide',
    'limits.propose',
    'system.read',
    'audit.own',
  ],
  legal: ['agreements.draft', 'agreements.approve', 'audit.read', 'audit.own'],
  viewer: ['users.find', 'reports.figures'],
  admin: ['staff.manage', 'system.read', 'system.run', 'audit.read', 'audit.own'],
};
const NAMES = Object.keys(consoleCalls) as ConsoleCallName[];

let product: TestProduct;
let staff: Record<string, StaffMember>;
beforeAll(async () => {
  product = await startProduct();
  const made = await Promise.all(Object.keys(ROLES).map((role) => newStaff(product, role)));
  staff = Object.fromEntries(Object.keys(ROLES).map((role, index) => [role, made[index] as StaffMember]));
});
afterAll(() => product.stop());

const isAllowed = (role: string, { permission }: ConsoleCall): boolean =>
  permission === 'staff' ||
  permission === 'anyone' ||
  [permission].flat().some((one) => ROLES[role]?.includes(one as Permission));

/** Input that no schema accepts: whoever may call is refused by it, and nothing changes. */
const NONSENSE = { id: '\u0000', orderNo: '\u0000', contractNo: '\u0000' } as never;

/** Calls that take no input, and would change something. */
const WITHOUT_INPUT = new Set<ConsoleCallName>(['signOut', 'newRecoveryCodes', 'runInvariants']);

const countRows = async () => {
  const { db } = product.foundation.database;
  const found = await db.execute('select count(*)::int as entries from staff_actions');
  return (found as unknown as { rows: Array<{ entries: number }> }).rows[0]?.entries;
};

describe('the permissions of a role', () => {
  it.each(Object.keys(ROLES))('%s are those of the design', async (role) => {
    const { data } = await (staff[role] as StaffMember).call('getMe', {});
    expect([...data.permissions].sort()).toEqual([...(ROLES[role] ?? [])].sort());
  });

  it('are all held by some role', () => {
    const held = new Set(Object.values(ROLES).flat());
    expect(Object.keys(PERMISSIONS).filter((permission) => !held.has(permission as Permission))).toEqual([]);
  });
});

describe('every call of the console', () => {
  it.each(Object.keys(ROLES))(
    'is refused to %s exactly where the role lacks its permission',
    async (role) => {
      const before = await countRows();
      const wrong: string[] = [];
      for (const name of NAMES) {
        const call: ConsoleCall = consoleCalls[name];
        if (WITHOUT_INPUT.has(name) || call.permission === 'anyone') continue;
        const { status } = await (staff[role] as StaffMember).call(name, NONSENSE);
        if (isAllowed(role, call) === (status === 403)) wrong.push(`${name}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await countRows()).toBe(before);
    },
  );

  it('that is not for anyone answers 401 without a session', async () => {
    const visitor = newVisitor(product);
    for (const name of NAMES) {
      const { permission }: ConsoleCall = consoleCalls[name];
      const { status } = await visitor.call(name, NONSENSE);
      if (permission !== 'anyone') expect(status, name).toBe(401);
    }
  });

  it('is listed with what it requires', async () => {
    const { data } = await (staff.viewer as StaffMember).call('listPermissions', {});
    expect(data).toHaveLength(NAMES.length);
    expect(data).toContainEqual({
      method: 'POST',
      path: '/console/api/orders/{orderNo}/refund',
      permission: 'refunds.make',
      changes: true,
    });
  });
});
