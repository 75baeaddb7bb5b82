import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMyData } from '../../../test/my-data-kit.ts';
import { verify } from '../../db/invariant.ts';
import { myDataInvariants } from './my-data.invariants.ts';

let kit: Awaited<ReturnType<typeof startMyData>>;
beforeAll(async () => {
  kit = await startMyData();
  const person = await kit.makePerson({ vipDays: 3 });
  await kit.buy(person);
  await kit.subscribe(person);
  await kit.ask(person);
  // The first round closes the contract, the second finds nothing owed.
  await kit.wait(7);
  await kit.eraseDue();
  await kit.round();
  await kit.wait(1);
  await kit.eraseDue();
});
afterAll(() => kit.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns where it was found. */
async function seenAfter(statement: string): Promise<unknown[]> {
  let seen: unknown[] = [];
  const work = kit.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql.raw(statement));
    seen = (await verify(tx, myDataInvariants)).violations.flatMap(({ rows }) => rows);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return seen;
}

const GONE = '(select max(user_id) from account_deletions where done_at is not null)';

describe('invariants of deleted accounts', () => {
  it('[C-097] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(kit.product.foundation.database.db, myDataInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['users', `update users set head_img_url = '/x.png' where id = ${GONE}`],
    ['phones', `insert into phones values ('x', 'x', ${GONE})`],
    ['sessions', `insert into sessions values (${GONE}, 'x', now(), now())`],
    ['union_bindings', `insert into union_bindings values (${GONE}, 'zhuishu', 'x', 'x', '', null, now())`],
    ['contracts', `update contracts set state = 'signing', ended_at = null where user_id = ${GONE}`],
    ['payment_notifications', `update payment_notifications set body = 'x' where user_id = ${GONE}`],
    ['contract_notifications', `update contract_notifications set body = 'x' where user_id = ${GONE}`],
    ['orders', `update orders set oaid = 'x' where user_id = ${GONE}`],
    ['orders', `update orders set return_path = '/x' where user_id = ${GONE}`],
  ])('[C-097] data left in %s is found', async (place, statement) => {
    expect(await seenAfter(statement)).toContainEqual(expect.objectContaining({ place }));
  });
});
