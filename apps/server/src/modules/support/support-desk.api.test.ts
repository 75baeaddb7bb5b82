import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff } from '../../../test/console-kit.ts';
import { type Desk, startDesk } from '../../../test/desk-kit.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());

describe('the support desk', () => {
  it('leads from a phone to the user, their order and its explanation, on either database', async () => {
    const staff = await newStaff(desk.product, 'support');
    const { id, mobile } = await desk.newUser();
    const userId = String(id);
    const orderNo = await desk.addOrder({ userId: id, chance: 1, state: 'paying' });
    await desk.addContract(id, orderNo, 'yujian', new Date('2026-12-01T00:00:00Z'));

    const [found] = (await staff.call('search', { q: mobile })).data;
    expect(found?.page).toEqual({ kind: 'user', id: userId });
    const user = (await staff.call('getUser', { id: userId })).data;
    expect(user.explanation).toBe('没有会员：从未获得过会员天数。');
    expect(user.orders.map((order) => order.orderNo)).toEqual([orderNo]);
    expect(user.contracts).toMatchObject([{ contractNo: orderNo, state: 'active' }]);
    const order = (await staff.call('getOrder', { orderNo })).data;
    expect(order.explanation).toContain('所以会员没有到账');

    const lists = {
      users: (await staff.call('listUsers', {})).data.users.map((one) => one.id),
      orders: (await staff.call('listOrders', { provider: 'alipay' })).data.orders.map((one) => one.orderNo),
      payments: (await staff.call('listPayments', { state: 'open' })).data.payments.map((one) => one.orderNo),
      due: (await staff.call('listContracts', { order: 'due' })).data.contracts.map((one) => one.contractNo),
    };
    expect(lists.users).toContain(userId);
    expect(lists).toMatchObject({ orders: [orderNo], payments: [orderNo], due: [orderNo] });
    expect((await staff.call('sumOrders', {})).data).toMatchObject({ orders: 1, paidOrders: 0 });
    const file = await staff.call('exportOrders', { reason: '核对' });
    expect(file.body).toContain(`\r\n${orderNo},${userId},${mobile.slice(0, 3)}****`);
  });
});
