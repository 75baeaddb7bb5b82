import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../test/console-kit.ts';
import { type Shop, startShop } from '../../test/shop-kit.ts';
import { rowsOf } from '../db/database.ts';

const REASON = '用户来电';

interface Case {
  userId: string;
  mobile: string;
  orderNo: string;
}

let shop: Shop;
let lead: StaffMember;
beforeAll(async () => {
  shop = await startShop();
  lead = await newStaff(shop.product, 'lead');
});
afterAll(() => shop.stop());

const query = async <Row>(text: string): Promise<Row[]> =>
  rowsOf<Row>(await shop.product.foundation.database.db.execute(text));
async function make(kind: string): Promise<Case> {
  const made = await shop.product.lab<Case>('POST', '/cases', { kind });
  expect(made, JSON.stringify(made)).toMatchObject({ userId: expect.stringMatching(/^\d+$/) });
  return made;
}
const stateOf = async ({ orderNo }: Case) =>
  (await query<{ state: string }>(`select state from orders where order_no = '${orderNo}'`))[0]?.state;

/** Each leaves data on which all invariants hold, before and after it is solved. */
describe('a case of the case library', () => {
  it('lost-notification: paid at the provider, and the order does not know', async () => {
    const made = await make('lost-notification');
    expect(await shop.trade(made.orderNo)).toMatchObject({ status: 'TRADE_SUCCESS' });
    expect(await stateOf(made)).toMatch(/^(?:created|paying)$/);
    await shop.product.expectHealthy();
    await shop.product.services.support.reconcile(made.orderNo);
    expect(await stateOf(made)).toBe('fulfilled');
  });

  it('paid-twice: two payments, the second is surplus', async () => {
    const made = await make('paid-twice');
    const rows = await query<{ provider: string }>(
      `select provider from payments where order_no = '${made.orderNo}' and paid_at is not null`,
    );
    expect(rows).toHaveLength(2);
    expect(await stateOf(made)).toBe('fulfilled');
  });

  it('refund-stuck: the provider did not answer, until staff send it again', async () => {
    const made = await make('refund-stuck');
    expect(await stateOf(made)).toBe('refunding');
    await shop.product.expectHealthy();
    expect(await stateOf(made)).toBe('refunding');
    const { messages } = (await lead.call('listDeadLetters', { state: 'retrying' })).data;
    const deadKey = messages.find(({ key }) => key.startsWith(made.orderNo))?.key ?? '';
    expect((await lead.call('reviveDeadLetter', { deadKey, reason: REASON })).code).toBe('0000');
    await shop.product.services.outbox.drain();
    await expect.poll(() => stateOf(made)).toBe('refunded');
  });

  it('renewal-failed: a charge that the wallet refused', async () => {
    const before = await shop.product.lab<{ now: number }>('GET', '/clock');
    const made = await make('renewal-failed');
    const after = await shop.product.lab<{ now: number }>('GET', '/clock');
    expect(Math.abs(after.now - before.now)).toBeLessThan(60_000);
    const [charge] = await query<{ tries: number; state: string }>(
      `select c.tries, o.state from contract_charges c join orders o on o.order_no = c.order_no
       where c.contract_no = '${made.orderNo}'`,
    );
    expect(charge?.tries).toBeGreaterThan(0);
    expect(charge?.state).not.toBe('fulfilled');
  });

  it('prize-undelivered: the partner did not answer, until staff send it again', async () => {
    const made = await make('prize-undelivered');
    const keyStart = `partner:activity:${made.userId}:`;
    const { messages } = (await lead.call('listDeadLetters', { state: 'retrying' })).data;
    const deadKey = messages.find(({ key }) => key.startsWith(keyStart))?.key ?? '';
    expect((await lead.call('reviveDeadLetter', { deadKey, reason: REASON })).code).toBe('0000');
    await shop.product.services.outbox.drain();
    await expect.poll(() => shop.product.services.outbox.isDelivered(deadKey)).toBe(true);
  });

  it('code-used-up: a gift code that was used in the game', async () => {
    const made = await make('code-used-up');
    const used = await query(
      `select 1 from code_uses u join codes c using (batch_id, seq) where c.user_id = ${made.userId}`,
    );
    expect(used).toHaveLength(1);
  });

  it('deletion-pending: an account that is deleted soon', async () => {
    const made = await make('deletion-pending');
    expect(await query(`select 1 from account_deletions where user_id = ${made.userId}`)).toHaveLength(1);
  });

  it('of an unknown kind is refused', async () => {
    expect(await shop.product.lab('POST', '/cases', { kind: 'none' })).toMatchObject({ code: '4000' });
  });
});
