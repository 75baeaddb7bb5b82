import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { type Desk, startDesk } from '../../../test/desk-kit.ts';
import { readCsv } from '../../lib/csv.ts';
import { createOrderExportService } from './order-export.service.ts';
import { listOrderPage } from './order-list.repository.ts';

let desk: Desk;
let staff: StaffMember;
let ofDdsp: StaffMember;
let owner: { id: number; mobile: string };
const DAY = new Date('2026-06-01T12:00:00Z');
const after = (ms: number) => new Date(DAY.getTime() + ms);

beforeAll(async () => {
  desk = await startDesk();
  [staff, ofDdsp] = await Promise.all([
    newStaff(desk.product, 'support'),
    newStaff(desk.product, 'support', ['ddsp']),
  ]);
  owner = await desk.newUser();
});
afterAll(() => desk.close());

type Filter = Parameters<typeof staff.call<'listOrders'>>[1];
const numbersOf = async (filter: Filter, by = staff) =>
  (await by.call('listOrders', filter)).data.orders.map(({ orderNo }) => orderNo);

describe('the list of orders', () => {
  it('is read page by page without a gap or a repetition while orders are made', async () => {
    const { id } = await desk.newUser();
    const made: string[] = [];
    // Three at each moment, so that the number decides.
    for (let place = 0; place < 105; place += 1)
      made.push(
        await desk.addOrder({ userId: id, chance: place, at: after(Math.floor(place / 3)), brand: 'jqq' }),
      );
    // The database has microseconds, which dates in JavaScript lose.
    await desk.query(sql`alter table orders disable trigger user`);
    await desk.query(
      sql`update orders set created_at = created_at + (right(order_no, 2)::int % 7) * interval '1 microsecond' where user_id = ${id}`,
    );
    await desk.query(sql`alter table orders enable trigger user`);
    const read: string[] = [];
    const sizes: number[] = [];
    let next: string | null | undefined;
    do {
      const { data } = await staff.call('listOrders', { brand: 'jqq', ...(next && { after: next }) });
      read.push(...data.orders.map(({ orderNo }) => orderNo));
      sizes.push(data.orders.length);
      next = data.next;
      await desk.addOrder({ userId: id, chance: 500 + sizes.length, at: after(10_000), brand: 'jqq' });
    } while (next);
    expect(sizes).toEqual([50, 50, 5]);
    expect(new Set(read)).toEqual(new Set(made));
    expect(read).toHaveLength(105);
  });

  it('merges the brands of the caller, newest first, and leaves out others', async () => {
    const { id } = await desk.newUser();
    const at = (ms: number) => after(100_000 + ms);
    const one = await desk.addOrder({ userId: id, chance: 1, at: at(1) });
    const two = await desk.addOrder({ userId: id, chance: 2, at: at(2), brand: 'ddsp' });
    const three = await desk.addOrder({ userId: id, chance: 3, at: at(3) });
    const userId = String(id);
    expect(await numbersOf({ userId })).toEqual([three, two, one]);
    expect(await numbersOf({ userId }, ofDdsp)).toEqual([two]);
    expect(await numbersOf({ userId, brand: 'yujian' }, ofDdsp)).toEqual([]);
    expect(await numbersOf({ userId, from: at(2).getTime(), until: at(3).getTime() })).toEqual([two]);
    const sums = await ofDdsp.call('sumOrders', { userId });
    expect(sums.data).toEqual({ orders: 1, paidOrders: 1, paidFen: 2_500, refundedFen: 0, isCapped: false });
  });

  it.each<[string, Partial<Parameters<Desk['addOrder']>[0]>, object, object]>([
    ['state', { state: 'closed' }, { state: 'closed' }, { state: 'paid' }],
    ['provider', { provider: 'wechat' }, { provider: 'wechat' }, { provider: 'apple' }],
    ['client', { clientType: 'iphone' }, { clientType: 'iphone' }, { clientType: 'Mac' }],
    ['goods', { goodsId: 'year' }, { goodsId: 'year' }, { goodsId: 'day' }],
    ['least amount', { fen: 9_001 }, { leastFen: 9_001 }, { leastFen: 9_002 }],
    ['most amount', { fen: 101 }, { mostFen: 101 }, { mostFen: 100 }],
  ])('filters by %s', async (_name, own, hit, miss) => {
    const { id } = await desk.newUser();
    const userId = String(id);
    await desk.addOrder({ userId: id, chance: 1 });
    const wanted = await desk.addOrder({ userId: id, chance: 2, ...own });
    expect(await numbersOf({ userId, ...hit })).toEqual([wanted]);
    expect(await numbersOf({ userId, ...miss })).toEqual([]);
    expect((await staff.call('sumOrders', { userId, ...hit })).data.orders).toBe(1);
    expect((await staff.call('sumOrders', { userId, ...miss })).data.orders).toBe(0);
  });

  it('examines no more than a part for a page, and goes on after it', async () => {
    const { id } = await desk.newUser();
    const wanted = await desk.addOrder({ userId: id, chance: 1, at: after(0), goodsId: 'rare' });
    for (let place = 2; place < 8; place += 1)
      await desk.addOrder({ userId: id, chance: place, at: after(place) });
    const { db } = desk.product.foundation.database;
    const filter = { brands: ['yujian', 'ddsp'], userId: id, goodsId: 'rare' };
    const first = await listOrderPage(db, filter, { after: undefined, most: 5, steps: [6] });
    expect(first.rows).toEqual([]);
    const second = await listOrderPage(db, filter, {
      after: first.next ?? undefined,
      most: 5,
      steps: [6],
    });
    expect(second).toMatchObject({ rows: [{ orderNo: wanted }], next: null });
    const whole = await listOrderPage(db, filter, { after: undefined, most: 5, steps: [7] });
    expect(whole.rows).toHaveLength(1);
    const inSteps = await listOrderPage(db, filter, { after: undefined, most: 5, steps: [2, 2, 2, 2] });
    expect(inSteps).toMatchObject({ rows: [{ orderNo: wanted }], next: null });
  });

  it('goes on after a page that is full at the end of a step', async () => {
    const { id } = await desk.newUser();
    const made: string[] = [];
    for (let place = 0; place < 6; place += 1)
      made.push(await desk.addOrder({ userId: id, chance: place, at: after(place), goodsId: 'step' }));
    const { db } = desk.product.foundation.database;
    const filter = { brands: ['yujian'], userId: id, goodsId: 'step' };
    const read: string[] = [];
    let place: Parameters<typeof listOrderPage>[2]['after'];
    do {
      const page = await listOrderPage(db, filter, { after: place, most: 2, steps: [2, 3] });
      expect(page.rows.length).toBeLessThanOrEqual(2);
      read.push(...page.rows.map(({ orderNo }) => orderNo));
      place = page.next ?? undefined;
    } while (place);
    expect(read).toEqual(made.reverse());
  });

  it('refuses filters and places that it did not give', async () => {
    for (const wrong of [
      'x',
      'MjAyNi0xMy0wMQ',
      Buffer.from("2026-01-01T00:00:00.000000Z ' or 1").toString('base64url'),
    ])
      expect(await staff.call('listOrders', { after: wrong })).toMatchObject({ status: 400, code: '4000' });
    for (const wrong of [{ from: -1 }, { from: 9e15 }, { mostFen: 3e9 }, { userId: '0' }, { brand: 'X' }])
      expect(await staff.call('listOrders', wrong as never)).toMatchObject({ status: 400, code: '4000' });
  });

  it('counts paid and refunded money, up to its cap', async () => {
    const { id } = await desk.newUser();
    const refunded = await desk.addOrder({ userId: id, chance: 1, state: 'partly-refunded', fen: 900 });
    await desk.addOrder({ userId: id, chance: 2, state: 'paying', fen: 100 });
    await desk.query(sql`
      insert into refunds (user_id, refund_no, payment_no, order_no, kind, reason, fen, state, asked_at, done_at)
      values (${id}, ${`${refunded}R`}, ${refunded}, ${refunded}, 'support', '', 300, 'done', now(), now())`);
    const filter = { userId: String(id) };
    const sums = { orders: 2, paidOrders: 1, paidFen: 900, refundedFen: 300 };
    expect((await staff.call('sumOrders', filter)).data).toEqual({ ...sums, isCapped: false });
    const { orderLists } = desk.product.services;
    expect((await orderLists.sum(filter, '*', 2)).isCapped).toBe(false);
    expect((await orderLists.sum(filter, '*', 1)).isCapped).toBe(true);
  });
});

describe('an export of orders', () => {
  const actionsOf = () => desk.query(sql`select * from staff_actions where call = 'exportOrders'`);

  it('needs a reason', async () => {
    const before = await actionsOf();
    for (const reason of ['', '   '])
      expect(await staff.call('exportOrders', { reason })).toMatchObject({ status: 400, code: '4000' });
    expect(await actionsOf()).toEqual(before);
  });

  it('names its author, masks phones, contains no formula, and is in the audit log', async () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', 'a,"b"\n=c'];
    for (const [chance, goodsName] of names.entries())
      await desk.addOrder({ userId: owner.id, chance, at: after(chance), goodsName });
    const foreign = await desk.addOrder({ userId: owner.id, chance: 99, brand: 'ddsp' });
    const own = await newStaff(desk.product, 'support', ['yujian']);
    const answer = await own.call('exportOrders', { userId: String(owner.id), reason: '对账' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-[-\d]+\.csv"$/);
    expect(answer.body.startsWith(`\uFEFF导出人：${own.name}；时间：`)).toBe(true);
    expect(answer.body).not.toContain(owner.mobile);
    expect(answer.body).not.toContain(foreign);
    const [, ...table] = answer.body.split('\r\n');
    const rows = readCsv(table.join('\r\n'));
    expect(rows.map((row) => row.商品)).toEqual(
      [...names].reverse().map((name) => (/^a/.test(name) ? name : `'${name}`.trim())),
    );
    expect(new Set(rows.map((row) => row.手机号))).toEqual(
      new Set([`${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`]),
    );
    const [entry] = await desk.query<object>(sql`
      select a.staff_id::text, a.target, d.reason, d.changes from staff_actions a
      join staff_action_details d on d.action_id = a.id
      where a.call = 'exportOrders' order by a.id desc limit 1`);
    expect(entry).toEqual({
      staff_id: own.id,
      target: 'orders:*',
      reason: '对账',
      changes: [{ what: '导出订单', before: '', after: `品牌 yujian，用户 ${owner.id}` }],
    });
  });

  it('ends after its most rows, and says so', async () => {
    const { foundation, services } = desk.product;
    const { audit, deskUsers } = services;
    const exportOf = async (mostRows: number) => {
      const parts = { db: foundation.database.db, clock: foundation.clock, audit, deskUsers, mostRows };
      const by = { staffId: null, role: '', address: '', requestId: '' };
      const input = { userId: String(owner.id), brand: 'yujian', reason: 'x' } as const;
      const { lines } = await createOrderExportService(parts).open(input, '*', { by, name: 'a' });
      return (await lines.toArray()).join('');
    };
    expect(await exportOf(7)).toContain('只导出最新的 7 条');
    expect(await exportOf(8)).not.toContain('只导出最新的');
  });
});
