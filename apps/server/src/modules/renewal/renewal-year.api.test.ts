import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTO_MONTH, type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';

const DAYS = [
  '02-27',
  '03-30',
  '04-29',
  '05-30',
  '06-29',
  '07-30',
  '08-30',
  '09-29',
  '10-30',
  '11-29',
  '12-30',
  '01-30',
];
const YEARS = DAYS.map((day) => `${day === '01-30' ? 2028 : 2027}-${day}`);
const PHONE = '13900018001';

let kit: Subscriptions;
let buyer: Buyer;
let contractNo: string;
beforeAll(async () => {
  kit = await startSubscriptions();
  await kit.moveTo('2027-01-31T20:00:00+08:00');
  buyer = await kit.makeBuyer({ mobile: PHONE });
  contractNo = await kit.subscribe(buyer);
});
afterAll(() => kit.stop());

describe('a year of renewals from 31 January', { timeout: 120_000 }, () => {
  it('[B-069] is twelve charges and twelve notices, one a period, each told three days before', async () => {
    for (const day of YEARS) {
      const notice = new Date(Date.parse(`${day}T10:00:01+08:00`) - 3 * 86_400_000);
      await kit.moveTo(notice.toISOString());
      await kit.round();
      await kit.moveTo(`${day}T09:59:58+08:00`);
      await kit.round();
      await kit.moveTo(`${day}T10:00:01+08:00`);
      await kit.round();
      await kit.round();
    }
    const charges = await kit.chargesOf(buyer);
    expect(charges.map(({ day }) => day)).toEqual(YEARS);
    for (const { day, told, tries, state } of charges) {
      expect([tries, state]).toEqual([1, 'fulfilled']);
      expect(Date.parse(day) - Date.parse(told)).toBe(3 * 86_400_000);
    }
    expect(
      await kit.query(`select count(*)::int as n from contract_notices where user_id = ${buyer.id}`),
    ).toEqual([{ n: 12 }]);
    expect(await kit.netFen(buyer)).toBe(13 * AUTO_MONTH.fen);
  });

  it('[B-069] every charge is an order of the book with its days, and the next one is known', async () => {
    const { data } = await kit.product.call('listOrders', { pageSize: 50 }, kit.headers(buyer.token));
    expect(data.total).toBe(13);
    for (const order of data.content)
      expect(order).toMatchObject({ state: 'fulfilled', price: 19, days: 31 });
    const [contract] = await kit.contracts(buyer);
    expect(contract).toMatchObject({
      contractNo,
      state: 'active',
      price: 19,
      nextChargeTime: Date.parse('2028-02-28T10:00:00+08:00'),
      noticeTime: Date.parse('2028-02-25T10:00:00+08:00'),
      paidUntil: Date.parse('2028-02-29T00:00:00+08:00'),
    });
  });

  it('[B-069] every notice went to the phone in words', async () => {
    const texts = await kit.product.lab<Array<{ purpose: string; text: string }>>(
      'GET',
      `/sms?mobile=${PHONE}`,
    );
    const told = texts.filter(({ purpose }) => purpose === 'renewal').map(({ text }) => text);
    expect(told).toHaveLength(12);
    expect(told.at(-1)).toContain('2027-02-27自动续费19元');
  });

  it('[B-069] and every invariant holds', async () => {
    expect(await kit.violations()).toEqual([]);
  });
});
