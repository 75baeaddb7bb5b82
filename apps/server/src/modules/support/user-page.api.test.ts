import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { type Desk, startDesk } from '../../../test/desk-kit.ts';

let desk: Desk;
let all: StaffMember;
let ofDdsp: StaffMember;
let ofYujian: StaffMember;
beforeAll(async () => {
  desk = await startDesk();
  all = await newStaff(desk.product, 'support');
  ofDdsp = await newStaff(desk.product, 'support', ['ddsp']);
  ofYujian = await newStaff(desk.product, 'support', ['yujian']);
});
afterAll(() => desk.close());

async function pageOf(id: number, by = all) {
  const { code, data, body } = await by.call('getUser', { id: String(id) });
  if (code !== '0000') throw new Error(body);
  return data;
}
const statusOf = async (id: number, by: StaffMember) => (await by.call('getUser', { id: String(id) })).status;

/** Days for an order, with the points that it earned. */
async function grant(userId: number, orderNo: string) {
  const { membership, points } = desk.product.services;
  const at = desk.product.foundation.clock.businessNow();
  await desk.product.foundation.database.db.transaction(async (tx) => {
    const cause = `order:${orderNo}`;
    await membership.grantDays(tx, { userId, days: 31, cause, source: 'purchase' });
    await points.give(tx, { userId, amount: 10, cause, source: 'purchase', reason: '', at });
  });
}

describe('the page of a user', () => {
  it('explains the membership by every cause of its days', async () => {
    const { id } = await desk.newUser();
    expect((await pageOf(id)).explanation).toBe('没有会员：从未获得过会员天数。');
    await grant(id, await desk.addOrder({ userId: id, chance: 1 }));
    const { membership } = desk.product.services;
    await desk.product.foundation.database.db.transaction((tx) =>
      membership.grantDays(tx, { userId: id, days: 3, cause: 'staff:x', source: 'staff' }),
    );
    const page = await pageOf(id);
    expect(page.explanation).toMatch(
      /^会员到 [-\d]+ [\d:]+ 为止：\d+月\d+日购买 VIP 月卡 31 天、客服补发 3 天。$/,
    );
    expect(page.days.map(({ title, amount, isForeign }) => [title, amount, isForeign])).toEqual([
      ['客服补发', 3, false],
      ['购买 VIP 月卡', 31, false],
    ]);
    const [later, first] = page.days;
    expect(Number(later?.from)).toBe(first?.to);
    expect(Number(later?.to) - Number(later?.from)).toBe(3 * DAY_MS);
    expect(page.expireTime).toBe(later?.to);
    expect(page.pointsLedger).toMatchObject([{ amount: 10, title: '购买 VIP 月卡' }]);
    expect(page).toMatchObject({ points: 10, owedPoints: 0, checkIns: 0, deletion: null, status: 'active' });
  });

  it('shows totals with causes of other brands hidden, and leaves out their rows', async () => {
    const { id } = await desk.newUser({ clientType: 'ios_ddsp' });
    const own = await desk.addOrder({ userId: id, chance: 1, brand: 'ddsp', goodsName: '点点月卡' });
    const foreign = await desk.addOrder({ userId: id, chance: 2, goodsName: '遇见月卡' });
    await grant(id, own);
    await grant(id, foreign);
    await desk.addContract(id, foreign);
    await desk.query(sql`
      insert into holds (subject_kind, subject_id, user_id, brand, rule, facts, state, held_at)
      values ('order', ${foreign}, ${id}, 'yujian', 'refund-rate', '{}', 'held', now())`);
    const page = await pageOf(id, ofDdsp);
    const hidden = { title: '其他品牌', cause: '', isForeign: true };
    expect(page.days).toMatchObject([
      { amount: 31, ...hidden },
      { amount: 31, cause: `order:${own}` },
    ]);
    expect(page.pointsLedger).toMatchObject([hidden, { title: '购买 点点月卡' }]);
    expect(page.explanation).toMatch(/购买 点点月卡 31 天、其他品牌 31 天。$/);
    expect(page.orders.map(({ orderNo }) => orderNo)).toEqual([own]);
    expect([page.contracts, page.holds, page.points]).toEqual([[], [], 20]);
    expect(JSON.stringify(page)).not.toContain(foreign);
    expect(JSON.stringify(page)).not.toContain('遇见月卡');
    const whole = await pageOf(id);
    expect([whole.orders.length, whole.contracts.length, whole.holds.length]).toEqual([2, 1, 1]);
    const yujian = await pageOf(id, ofYujian);
    expect(
      yujian.orders.map(({ orderNo }) => orderNo),
      'by an order of theirs',
    ).toEqual([foreign]);
  });

  it('is there for staff of the brand of registration and of brands with an order, and for no others', async () => {
    const { id } = await desk.newUser({ clientType: 'ios_ddsp' });
    expect(await Promise.all([all, ofDdsp, ofYujian].map((by) => statusOf(id, by)))).toEqual([200, 200, 404]);
    expect(await statusOf(999_999_999_999, all)).toBe(404);
    await desk.addOrder({ userId: id, chance: 1 });
    expect(await statusOf(id, ofYujian)).toBe(200);
    expect(await statusOf(id, await newStaff(desk.product, 'admin')), 'admins see no users').toBe(403);
  });

  it('shows neither phones nor what users write about themselves', async () => {
    const nickName = '"><script>13912345678';
    const { id, mobile, token } = await desk.newUser({ nickName });
    const note = '加我微信 +86 139-1234-5678 =cmd|calc';
    await desk.query(sql`
      insert into feedback (feedback_id, user_id, is_privacy, content, contact_sealed, pictures, client_type,
        client_version, net_env, phone_type, phone_os_version, phone_os_type, created_at, fingerprint)
      values (gen_random_uuid(), ${id}, false, ${note}, 'sealed', '[]', 'Android', '', '', '', '', '', now(), '')`);
    const answer = await all.call('getUser', { id: String(id) });
    expect(answer.data).toMatchObject({
      nickName: '"><script>139****5678',
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      feedback: [{ title: '加我微信 +86 139****5678 =cmd|calc', state: 'received' }],
    });
    for (const secret of [mobile, '13912345678', '139-1234-5678', token, 'sealed'])
      expect(answer.body).not.toContain(secret);
    const listed = await all.call('listUsers', {});
    expect(listed.body).not.toContain(mobile);
  });

  it('tells that the account will be deleted', async () => {
    const { id } = await desk.newUser();
    await desk.query(sql`
      insert into account_deletions (user_id, asked_at, due_at, next_at)
      values (${id}, '2026-11-01T00:00:00Z', '2026-11-08T00:00:00Z', '2026-11-08T00:00:00Z')`);
    const page = await pageOf(id);
    expect(page.explanation).toMatch(/；用户申请了注销账号，2026-11-08 08:00 删除，在此之前可以撤回。$/);
    expect(page).toMatchObject({
      status: 'deleting',
      deletion: { dueTime: Date.parse('2026-11-08T00:00:00Z') },
    });
  });

  it('shows acts of staff, with those on orders of other brands left out', async () => {
    const { id } = await desk.newUser({ clientType: 'ios_ddsp' });
    const orderNo = await desk.addOrder({ userId: id, chance: 1 });
    const by = { staffId: Number(all.id), role: 'support', address: '', requestId: '' };
    const { audit } = desk.product.services;
    await desk.product.foundation.database.db.transaction(async (tx) => {
      await audit.write(tx, {
        by,
        call: 'refundOrder',
        target: `order:${orderNo}`,
        userId: id,
        reason: '退款',
      });
      await audit.write(tx, { by, call: 'grantToUser', target: `user:${id}`, userId: id, reason: '补发' });
    });
    expect((await pageOf(id)).acts).toMatchObject([
      { call: 'grantToUser', staff: all.name, reason: '补发' },
      { call: 'refundOrder', reason: '退款' },
    ]);
    expect((await pageOf(id, ofDdsp)).acts.map(({ call }) => call)).toEqual(['grantToUser']);
    const order = await ofYujian.call('getOrder', { orderNo });
    expect(order.data.acts.map(({ call }) => call)).toEqual(['refundOrder']);
  });

  it('lists where the user is logged in, without tokens', async () => {
    const { id, token } = await desk.newUser({ clientType: 'ios_ddsp' });
    const page = await pageOf(id);
    expect(page.sessions).toMatchObject([{ brand: 'ddsp', clientType: 'ios_ddsp' }]);
    expect(JSON.stringify(page)).not.toContain(token);
    await desk.addOrder({ userId: id, chance: 1 });
    expect((await pageOf(id, ofYujian)).sessions).toEqual([]);
  });
});

describe('the lists of users, payments and contracts', () => {
  it('are read page by page, newest first', async () => {
    const { id } = await desk.newUser({ clientType: 'ios_ddsp' });
    for (let chance = 0; chance < 55; chance += 1)
      await desk.addOrder({ userId: id, chance, at: new Date(2026, 1, 1, 0, 0, chance), state: 'refunding' });
    const read: string[] = [];
    let next: string | null | undefined;
    do {
      const { data } = await all.call('listPayments', { state: 'paid', ...(next && { after: next }) });
      read.push(
        ...data.payments.filter(({ userId }) => userId === String(id)).map(({ paymentNo }) => paymentNo),
      );
      next = data.next;
    } while (next);
    expect(read).toHaveLength(55);
    expect([...read].sort().reverse()).toEqual(read);
    const users: string[] = [];
    do {
      const { data }: { data: { users: Array<{ id: string }>; next: string | null } } = await all.call(
        'listUsers',
        next ? { after: next } : {},
      );
      users.push(...data.users.map((user) => user.id));
      next = data.next;
    } while (next);
    expect(new Set(users).size).toBe(users.length);
    expect(users).toContain(String(id));
  });

  it('show a payment and a contract to staff of its brand only', async () => {
    const { id } = await desk.newUser();
    const orderNo = await desk.addOrder({ userId: id, chance: 1, brand: 'tthj', provider: 'wechat' });
    const due = new Date('2026-12-01T00:00:00Z');
    await desk.addContract(id, orderNo, 'tthj', due);
    const ofTthj = await newStaff(desk.product, 'support', ['tthj']);
    const paid = await ofTthj.call('listPayments', {});
    expect(paid.data).toMatchObject({
      payments: [{ paymentNo: orderNo, tradeNo: `trade-${orderNo}` }],
      next: null,
    });
    expect((await ofTthj.call('listPayments', { provider: 'alipay' })).data.payments).toEqual([]);
    for (const order of ['newest', 'due'] as const) {
      const { data } = await ofTthj.call('listContracts', { order });
      expect(data.contracts).toMatchObject([{ contractNo: orderNo, dueTime: due.getTime(), failure: '' }]);
      expect((await ofDdsp.call('listContracts', { order })).data.contracts).toEqual([]);
    }
    expect((await ofTthj.call('listContracts', { order: 'failed' })).data.contracts).toEqual([]);
    const failed = await desk.addOrder({ userId: id, chance: 2, brand: 'tthj', state: 'closed' });
    await desk.query(sql`
      insert into contract_charges (user_id, contract_no, period, order_no, tries, retry_at, created_at)
      values (${id}, ${orderNo}, 2, ${failed}, 2, '2026-12-02T02:00:00Z', now())`);
    const { data } = await ofTthj.call('listContracts', { order: 'failed' });
    expect(data.contracts).toMatchObject([{ failure: '第 2 次扣款未成功，2026-12-02 10:00 重试' }]);
    expect((await ofTthj.call('listUsers', {})).data.users.map((user) => user.id)).toEqual([String(id)]);
    expect((await ofTthj.call('listUsers', { brand: 'tthj' })).data.users, 'by registration').toEqual([]);
  });

  it('refuse staff without the permission, and visitors', async () => {
    const marketing = await newStaff(desk.product, 'marketing');
    for (const name of ['listUsers', 'listPayments', 'listContracts', 'listOrders', 'sumOrders'] as const) {
      expect((await marketing.call(name, {})).status, name).toBe(403);
      expect((await marketing.call(name, {}, { cookie: '' })).status, name).toBe(401);
    }
  });
});
