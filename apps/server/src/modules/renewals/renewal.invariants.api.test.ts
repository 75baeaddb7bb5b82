import { CONTRACT_STEPS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNED_ON, type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import { verify } from '../../db/invariant.ts';
import { renewalInvariants } from './renewal.invariants.ts';
import { contractStateEdges } from './renewal.tables.ts';

let kit: Subscriptions;
beforeAll(async () => {
  kit = await startSubscriptions();
  await insertRows();
});
afterAll(() => kit.stop());

const db = () => kit.product.foundation.database.db;

/** One that was charged, one that was cancelled, and one that was replaced and must still be ended at the provider. */
async function insertRows(): Promise<void> {
  await kit.moveTo(SIGNED_ON);
  const [charged, cancelled, replaced] = await Promise.all([1, 2, 3].map(() => kit.makeBuyer()));
  if (!charged || !cancelled || !replaced) throw new Error('nobody');
  await kit.subscribe(charged);
  await kit.cancel(cancelled, await kit.subscribe(cancelled));
  await kit.subscribe(replaced);
  await kit.toCharge();
  await kit.subscribe(replaced);
}

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const work = db().transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';')) await tx.execute(sql.raw(statement));
    fired = (await verify(tx, renewalInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const CHARGED = `(select contract_no from contract_charges limit 1)`;
const OF_CHARGED = `contract_no = ${CHARGED}`;
const step = (to: string, at: string) => `
  insert into contract_steps (user_id, contract_no, from_state, to_state, cause, at)
  select user_id, contract_no, 'active', '${to}', 'test', ${at} from contracts where ${OF_CHARGED}`;
const renewalOrder = (key: string) => `
  insert into orders select (json_populate_record(o, json_build_object(
    'order_no', o.order_no || '9', 'idempotency_key', ${key}))).* from orders o
  where o.order_no = (select order_no from contract_charges limit 1)`;

const BREAKS: Readonly<Record<string, ReadonlyArray<readonly [string, string]>>> = {
  'a family has at most one active contract': [
    ['a second one', `drop index contracts_one_active; update contracts set state = 'active'`],
  ],
  'a period of a contract is paid at most once, and every charge belongs to a period': [
    [
      'a second paid try',
      `${renewalOrder(`o.idempotency_key || ':2'`)};
      insert into fulfilments select user_id, order_no || '9', payment_no || '9', days, v_power, fulfilled_at
      from fulfilments where order_no = (select order_no from contract_charges limit 1)`,
    ],
    ['an order without a period', renewalOrder(`'renewal of:' || ${CHARGED} || ':7'`)],
  ],
  'every charge was announced to its payer': [
    ['no notice', `delete from contract_notices where ${OF_CHARGED}`],
    [
      'a late notice',
      `update contract_notices set told_at = told_at + interval '4 days' where ${OF_CHARGED}`,
    ],
  ],
  'nothing is charged by a contract that is closing, closed or never signed': [
    ['it had ended before', step('closing', `now() - interval '9 years'`)],
    [
      'it was never signed',
      `update contract_steps set at = at + interval '9 years' where to_state = 'active'`,
    ],
  ],
  'the history of a contract is one path along the allowed edges, and ends in the contract’s state': [
    ['an unknown step', `update contract_steps set to_state = 'expired' where to_state = 'closing'`],
    ['another end', `update contracts set state = 'closing', next_charge_at = null where state = 'active'`],
  ],
  'a contract that must end at its provider has its message queued': [
    ['no message', `delete from outbox_messages where topic = 'contract-unsign'`],
    ['a dead message', `update outbox_messages set dead_at = now() where topic = 'contract-unsign'`],
  ],
};

describe('invariants of contracts', () => {
  it('[B-069] hold, and are checked on rows', async () => {
    const report = await verify(db(), renewalInvariants);
    expect(report.violations).toEqual([]);
    for (const { invariant, rows } of report.checked) expect(rows, invariant).toBeGreaterThan(0);
    expect(report.checked.map(({ invariant }) => invariant).sort()).toEqual(Object.keys(BREAKS).sort());
  });

  const cases = Object.entries(BREAKS).flatMap(([name, list]) =>
    list.map(([what, statements]) => [name, what, statements] as const),
  );
  it.each(cases)('[B-069] %s: %s', async (name, _what, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});

describe('the database itself', () => {
  it('[B-069] has the same steps as the rules', async () => {
    const edges = await db().select().from(contractStateEdges);
    const written = (list: ReadonlyArray<{ from: string; to: string }>) =>
      list.map(({ from, to }) => `${from} ${to}`).sort();
    expect(written(edges)).toEqual(written(CONTRACT_STEPS));
  });

  it.each([
    ['a second active contract of a family', `update contracts set state = 'active' where state = 'closing'`],
    ['a charge without a notice', `update contract_charges set period = 9, notice_period = 9`],
    ['another price', `update contracts set fen = 1`],
    ['an unknown step', step('expired', 'now()')],
    ['a deleted notice', `delete from contract_notices`],
    ['a rewritten history', `update contract_steps set to_state = 'closed'`],
    ['a fifth try', `update contract_charges set tries = 5`],
    [
      'a second charge of a period',
      `insert into contract_charges select user_id, contract_no, period, notice_period, contract_no, 1, null, now()
       from contract_charges`,
    ],
  ])('[B-067] [B-069] refuses %s', async (_case, statement) => {
    await expect(kit.query(statement)).rejects.toThrow();
  });
});
