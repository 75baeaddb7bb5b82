import { renewalTexts } from '@juban/contract/texts/renewals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTO_MONTH, CHARGE, type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';

const PAID_UNTIL = Date.parse('2027-04-15T00:00:00+08:00');
const DAY_MS = 86_400_000;

let kit: Subscriptions;
let buyer: Buyer;
beforeAll(async () => {
  kit = await startSubscriptions();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  buyer = await kit.begin();
});

const only = async () => (await kit.contracts(buyer))[0];
const stateHere = async (contractNo: string) =>
  (await kit.query<{ state: string }>(`select state from contracts where contract_no = '${contractNo}'`))[0]
    ?.state;

describe('signing', () => {
  it('[B-107] bind is true while a contract of that family is active, otherwise false', async () => {
    expect(await kit.bind(buyer)).toBe(false);
    const contractNo = await kit.open(buyer);
    expect(await kit.bind(buyer)).toBe(false);
    await kit.pay(contractNo);
    await kit.notify(contractNo);
    expect(await kit.bind(buyer)).toBe(false);
    await kit.notifyContract(contractNo, 'NORMAL');
    expect(await kit.bind(buyer)).toBe(true);
    expect(await kit.bind(buyer, { family: 'vip_plus' })).toBe(false);
    expect(await kit.bind(buyer, { goodsCode: AUTO_MONTH.goodsCode })).toBe(true);
    expect(await kit.bind(await kit.makeBuyer())).toBe(false);
    expect((await kit.product.call('checkRenew', {})).code).toBe('1024');
    await kit.cancel(buyer, contractNo);
    expect(await kit.bind(buyer)).toBe(false);
  });

  it.each([
    ['paid, then signed', ['pay', 'sign']],
    ['signed, then paid', ['sign', 'pay']],
    ['signed twice, then paid, then signed again', ['sign', 'sign', 'pay', 'sign']],
  ])('[B-069] notified as %s: the next charge is counted from the day of payment', async (_case, words) => {
    const contractNo = await kit.open(buyer);
    await kit.pay(contractNo);
    for (const word of words) {
      expect(await (word === 'pay' ? kit.notify(contractNo) : kit.notifyContract(contractNo, 'NORMAL'))).toBe(
        'success',
      );
    }
    await kit.round();
    expect(await only()).toMatchObject({
      ...{ contractNo, state: 'active', goodsCode: AUTO_MONTH.goodsCode, payChannel: 'aliPay' },
      period: { unit: 'month', count: 1 },
      paidUntil: PAID_UNTIL,
      nextChargeTime: Date.parse('2027-04-14T10:00:00+08:00'),
      mayCancel: true,
      mayResume: false,
    });
  });

  it('[B-069] without a notification it is found by a query', async () => {
    const contractNo = await kit.open(buyer);
    await kit.pay(contractNo);
    await kit.advance(31_000);
    await kit.product.services.reconciliation.reconcileDue();
    await kit.round();
    expect(await only()).toMatchObject({ contractNo, state: 'active', paidUntil: PAID_UNTIL });
  });

  it('[B-069] that was never confirmed expires; a late notification ends it at the provider', async () => {
    const contractNo = await kit.open(buyer);
    await kit.advance(26 * 3_600_000);
    await kit.round();
    expect(await stateHere(contractNo)).toBe('expired');
    await kit.pay(contractNo);
    expect(await kit.notifyContract(contractNo, 'NORMAL')).toBe('success');
    await kit.round();
    expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
    expect(await kit.contracts(buyer)).toEqual([]);
  });

  it('[B-069] unsigned before the notification of signing: it never becomes active', async () => {
    const contractNo = await kit.open(buyer);
    await kit.pay(contractNo);
    await kit.notify(contractNo);
    await kit.unsignThere(contractNo);
    expect(await kit.notifyContract(contractNo, 'UNSIGN')).toBe('success');
    expect(await kit.notifyContract(contractNo, 'NORMAL')).toBe('success');
    await kit.toCharge();
    expect(await stateHere(contractNo)).toBe('closed');
    expect(await kit.netFen(buyer)).toBe(AUTO_MONTH.fen);
  });

  it.each(['key', 'app', 'stale', 'weak', 'truncated'])(
    '[B-069] a notification forged by %s changes nothing',
    async (forgery) => {
      const contractNo = await kit.subscribe(buyer);
      await kit.unsignThere(contractNo);
      expect(await kit.notifyContract(contractNo, 'UNSIGN', forgery)).toBe('fail');
      expect(await stateHere(contractNo)).toBe('active');
    },
  );
});

describe('charging', () => {
  it('[B-069] the notice comes first, then one charge, and nothing before its time', async () => {
    await kit.subscribe(buyer);
    await kit.moveTo('2027-04-11T09:59:58+08:00');
    await kit.round();
    expect(await kit.query(`select 1 from contract_notices where user_id = ${buyer.id}`)).toEqual([]);
    await kit.toNotice();
    await kit.moveTo('2027-04-14T09:59:58+08:00');
    await kit.round();
    expect(await kit.chargesOf(buyer)).toEqual([]);
    await kit.toCharge();
    await kit.round();
    expect(await kit.chargesOf(buyer)).toMatchObject([
      { period: 2, tries: 1, state: 'fulfilled', day: '2027-04-14' },
    ]);
    expect(await kit.netFen(buyer)).toBe(2 * AUTO_MONTH.fen);
    const { contract, step, notice, charge } = await kit.product.services.ownContracts.showAll(buyer.id);
    expect([contract, step, notice, charge].map((rows) => rows?.length)).toEqual([1, 2, 1, 1]);
  });

  it('[B-069] without money it is retried on the three days after, then the contract ends at the provider', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.purse(contractNo, 'empty');
    await kit.toCharge();
    for (const failedTries of [1, 2, 3]) {
      const contract = await only();
      expect(contract).toMatchObject({ state: 'active', failedTries });
      const next = contract?.nextChargeTime ?? 0;
      expect(Math.round((next - Date.parse(CHARGE)) / DAY_MS)).toBe(failedTries);
      await kit.moveTo(new Date(next - 2_000).toISOString());
      await kit.round();
      expect((await kit.chargesOf(buyer))[0]?.tries).toBe(failedTries);
      await kit.moveTo(new Date(next + 1_000).toISOString());
      await kit.round();
    }
    expect(await kit.chargesOf(buyer)).toMatchObject([{ tries: 4, state: 'closed' }]);
    expect(await only()).toMatchObject({ state: 'closed', reason: 'charge-failed', mayResume: false });
    expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
    expect(await kit.netFen(buyer)).toBe(AUTO_MONTH.fen);
  });

  it('[B-069] a later successful try keeps the calendar', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.purse(contractNo, 'empty');
    await kit.toCharge();
    await kit.purse(contractNo, 'full');
    await kit.moveTo('2027-04-15T10:02:00+08:00');
    await kit.round();
    expect(await kit.chargesOf(buyer)).toMatchObject([{ tries: 2, state: 'fulfilled' }]);
    expect(await only()).toMatchObject({
      failedTries: 0,
      nextChargeTime: Date.parse('2027-05-14T10:00:00+08:00'),
    });
  });

  it('[B-069] ended in the wallet without a notification: nothing is charged and it is closed', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.unsignThere(contractNo);
    await kit.toCharge();
    expect(await only()).toMatchObject({ state: 'closed', reason: 'unsigned' });
    expect(await kit.netFen(buyer)).toBe(AUTO_MONTH.fen);
  });

  it('[B-069] a year without a running server is not charged for afterwards', async () => {
    await kit.subscribe(buyer);
    // Another one would be due the same day.
    await kit.moveTo('2028-04-14T12:00:00+08:00');
    await kit.round();
    expect(await kit.chargesOf(buyer)).toHaveLength(1);
    expect(await kit.netFen(buyer)).toBe(2 * AUTO_MONTH.fen);
    expect(await only()).toMatchObject({ nextChargeTime: Date.parse('2028-05-14T10:00:00+08:00') });
  });

  it('[B-069] a refunded user is not charged again', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.product.call('requestRefund', { orderNo: contractNo }, kit.headers(buyer.token));
    await kit.toCharge();
    expect(await kit.chargesOf(buyer)).toEqual([]);
    expect(await only()).toMatchObject({ state: 'closed', reason: 'refunded' });
    expect(await kit.netFen(buyer)).toBe(0);
  });
});

describe('cancelling', () => {
  it('[B-069] nothing is charged any more, the paid time stays, and at its end the contract ends at the provider', async () => {
    const contractNo = await kit.subscribe(buyer);
    const { data } = await kit.cancel(buyer, contractNo);
    expect(data).toMatchObject({
      state: 'closing',
      reason: 'cancelled',
      nextChargeTime: null,
      paidUntil: PAID_UNTIL,
    });
    expect(data.mayResume).toBe(true);
    expect((await kit.cancel(buyer, contractNo)).data).toEqual(data);
    await kit.toCharge();
    expect(await kit.statusThere(contractNo)).toBe('NORMAL');
    await kit.moveTo('2027-04-15T00:00:01+08:00');
    await kit.round();
    expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
    expect(await only()).toMatchObject({ state: 'closed', reason: 'cancelled' });
    expect(await kit.chargesOf(buyer)).toEqual([]);
    expect((await kit.resume(buyer, contractNo)).code).toBe('2112');
    expect((await kit.cancel(buyer, contractNo)).code).toBe('2112');
  });

  it('[B-069] can be resumed before the paid time ends, and the charge follows its notice', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.cancel(buyer, contractNo);
    await kit.moveTo('2027-04-14T23:59:58+08:00');
    await kit.round();
    const { data } = await kit.resume(buyer, contractNo);
    expect(data).toMatchObject({ state: 'active', reason: null, mayCancel: true });
    expect((await kit.resume(buyer, contractNo)).data).toEqual(data);
    await kit.round();
    expect(await kit.chargesOf(buyer)).toMatchObject([{ state: 'fulfilled', announced: '2027-04-14' }]);
  });

  it('[B-069] stops a charge in progress: its money is refunded', async () => {
    const { contractNo, orderNo } = await kit.chargeSlowly(buyer);
    await kit.cancel(buyer, contractNo);
    await kit.pay(orderNo);
    expect(await kit.notify(orderNo)).toBe('success');
    await kit.round();
    expect(await kit.netFen(buyer)).toBe(AUTO_MONTH.fen);
    expect((await kit.detail(buyer, orderNo)).state).toBe('closed');
  });

  it('[B-069] is possible for the owner only', async () => {
    const contractNo = await kit.subscribe(buyer);
    const otherUser = await kit.makeBuyer();
    for (const work of [kit.cancel, kit.resume]) {
      expect(await work(otherUser, contractNo)).toMatchObject({
        code: '4040',
        msg: renewalTexts.unknownContract,
      });
    }
    expect(await stateHere(contractNo)).toBe('active');
    const input = { contractNo };
    expect((await kit.product.call('cancelContract', input)).code).toBe('1024');
    expect((await kit.product.call('listContracts', {})).code).toBe('1024');
  });
});

describe('continuing past the reminder', () => {
  it('[B-067] the old one closes only when the new one is signed, and is never charged again', async () => {
    const old = await kit.subscribe(buyer);
    await kit.moveTo('2027-03-20T12:00:00+08:00');
    const fresh = await kit.open(buyer);
    await kit.pay(fresh);
    await kit.notify(fresh);
    await kit.round();
    expect(await stateHere(old)).toBe('active');
    await kit.notifyContract(fresh, 'NORMAL');
    expect(await stateHere(old)).toBe('closing');
    expect(await stateHere(fresh)).toBe('active');
    expect(await kit.statusThere(old)).toBe('NORMAL');
    await kit.round();
    expect(await kit.statusThere(old)).toBe('UNSIGN');
    expect((await kit.resume(buyer, old)).code).toBe('2112');
    await kit.toCharge();
    expect(await kit.chargesOf(buyer)).toEqual([]);
    expect(
      (await kit.contracts(buyer)).map(({ contractNo, state, reason }) => [contractNo, state, reason]),
    ).toEqual([
      [fresh, 'active', null],
      [old, 'closed', 'replaced'],
    ]);
  });

  it('[B-067] signed at once, with notifications in any order: the newer one stays', async () => {
    const older = await kit.open(buyer);
    await kit.advance(1_000);
    const newer = await kit.open(buyer);
    for (const contractNo of [newer, older]) {
      await kit.pay(contractNo);
      await kit.notify(contractNo);
      await kit.notifyContract(contractNo, 'NORMAL');
    }
    await kit.round();
    expect([await stateHere(older), await stateHere(newer)]).toEqual(['closed', 'active']);
    expect(await kit.statusThere(older)).toBe('UNSIGN');
  });
});

describe('with the App Store', () => {
  async function buyInStore(): Promise<string> {
    const store = { token: buyer.token, clientType: 'ios_rrsp_jzsp' };
    const input = { goodsId: 'yujian_ios_auto_month', payChannel: 'apple', sellingChannelId: 1 } as const;
    const { data } = await kit.product.call('createPurchase', input, store);
    const { orderNo } = data;
    const bought = { orderNo, notify: 'drop' };
    const { jws } = await kit.product.lab<{ jws: string }>('POST', '/apple/purchase', bought);
    expect((await kit.product.call('confirmApple', { orderNo, jws }, store)).code).toBe('0000');
    return orderNo;
  }

  it('[B-067] a contract of the store replaces ours; then no other is sold, and it can be ended in the store only', async () => {
    const ours = await kit.subscribe(buyer);
    const store = await buyInStore();
    await kit.round();
    expect(await kit.statusThere(ours)).toBe('UNSIGN');
    expect(await only()).toMatchObject({
      contractNo: store,
      state: 'active',
      payChannel: 'apple',
      mayCancel: false,
    });
    const asked = await kit.product.call('checkRenew', {}, { token: buyer.token });
    expect(asked.data).toEqual({ bind: true, byAppStore: true });
    await expect(kit.open(buyer)).rejects.toThrow('2111');
    for (const work of [kit.cancel, kit.resume]) expect((await work(buyer, store)).code).toBe('2110');
  });

  it('[B-067] a cancelled one cannot be resumed beside a newer one', async () => {
    const old = await kit.subscribe(buyer);
    await kit.cancel(buyer, old);
    await kit.subscribe(buyer);
    expect((await kit.resume(buyer, old)).code).toBe('2113');
    expect(await stateHere(old)).toBe('closing');
  });
});

describe('a year of renewals from 31 January', { timeout: 600_000 }, () => {
  const PHONE = '13900018001';
  const DAYS = '02-27 03-30 04-29 05-30 06-29 07-30 08-30 09-29 10-30 11-29 12-30'.split(' ');
  const YEAR = [...DAYS.map((day) => `2027-${day}`), '2028-01-30'];

  it('[B-069] is twelve charges and twelve notices, one per period, each announced three days before', async () => {
    await kit.moveTo('2027-01-31T20:00:00+08:00');
    buyer = await kit.makeBuyer({ mobile: PHONE });
    const contractNo = await kit.subscribe(buyer);
    for (const day of YEAR) {
      const charge = Date.parse(`${day}T10:00:01+08:00`);
      for (const at of [charge - 3 * DAY_MS, charge - 2_000, charge]) {
        await kit.moveTo(new Date(at).toISOString());
        await kit.round();
      }
    }
    const charges = await kit.chargesOf(buyer);
    expect(charges.map(({ day }) => day)).toEqual(YEAR);
    for (const { day, announced, tries, state } of charges) {
      expect([tries, state]).toEqual([1, 'fulfilled']);
      expect(Date.parse(day) - Date.parse(announced)).toBe(3 * DAY_MS);
    }
    expect(await kit.query(`select 1 from contract_notices where user_id = ${buyer.id}`)).toHaveLength(12);
    expect(await kit.netFen(buyer)).toBe(13 * AUTO_MONTH.fen);
    expect(await only()).toMatchObject({
      ...{ contractNo, state: 'active', price: 19 },
      nextChargeTime: Date.parse('2028-02-28T10:00:00+08:00'),
      noticeTime: Date.parse('2028-02-25T10:00:00+08:00'),
      paidUntil: Date.parse('2028-02-29T00:00:00+08:00'),
    });
    const page = { pageSize: 50 };
    const { data } = await kit.product.call('listOrders', page, kit.headers(buyer.token));
    expect(data.total).toBe(13);
    for (const order of data.content)
      expect(order).toMatchObject({ state: 'fulfilled', price: 19, days: 31 });
    const inbox = `/sms?mobile=${PHONE}`;
    const texts = await kit.product.lab<Array<{ purpose: string; text: string }>>('GET', inbox);
    const messages = texts.filter(({ purpose }) => purpose === 'renewal').map(({ text }) => text);
    expect(messages).toHaveLength(12);
    expect(messages.at(-1)).toContain('2027-02-27自动续费19元');
  });
});
