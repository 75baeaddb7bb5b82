import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff } from '../../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { verify } from '../../db/invariant.ts';
import { auditInvariants } from './audit.invariants.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const [support, approver] = [await newStaff(product, 'support'), await newStaff(product, 'approver')];
  const { id } = await product.lab<{ id: string }>('POST', '/users', { preset: 'newUser' });
  const { data } = await support.call('grantToUser', { id, kind: 'points', amount: 5_000, reason: 'x' });
  await approver.call('approve', { id: data.approvalId ?? '', comment: '' });
  await product.services.seals.seal();
});
afterAll(() => product.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statement: string): Promise<string[]> {
  let fired: string[] = [];
  const work = product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql.raw('alter table staff_approvals drop constraint second_person'));
    await tx.execute(sql.raw(statement));
    fired = (await verify(tx, auditInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [APPROVED = '', NUMBERED = ''] = auditInvariants.map(({ name }) => name);

describe('invariants of the audit log', () => {
  it('hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(product.foundation.database.db, auditInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['an approved act without its entry', APPROVED, `delete from staff_actions where call = 'grantToUser'`],
    [
      'an act that ran twice',
      APPROVED,
      `insert into staff_actions (staff_id, role, call, target, at, request_id, approval_id, details_hash)
        select staff_id, role, call, target, at, request_id, approval_id, details_hash from staff_actions
        where call = 'grantToUser'`,
    ],
    ['an approval by the proposer', APPROVED, 'update staff_approvals set proposer_id = decider_id'],
    ['a sealed entry that lost its number', NUMBERED, 'delete from staff_action_numbers where number = 1'],
  ])('fires on %s', async (_case, name, statement) => {
    expect(await violatedBy(statement)).toContain(name);
  });
});
