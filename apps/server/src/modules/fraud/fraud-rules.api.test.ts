import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/kit.ts';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import type { FraudRuleName } from './fraud-names.ts';

let shop: Shop;
let buyer: Buyer;
let mobile: string;
let orders = 0;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  // Removes orders of other tests.
  await exec(`begin; set local session_replication_role = replica;
    delete from holds where subject_id like 'watched-%'; commit`);
  await shop.stop();
});
beforeEach(async () => {
  await exec('delete from fraud_rules');
  await exec('delete from fraud_sightings');
  mobile = newPhone();
  buyer = await shop.makeBuyer({ mobile });
});

const exec = (text: string) => shop.product.foundation.database.exec(text);
const HOURS = 24;

/** Only this rule; the others are switched off. */
async function only(rule: FraudRuleName, most: number, percent = 0): Promise<void> {
  for (const each of [
    'accounts-of-device',
    'accounts-of-address',
    'refund-rate',
    'refund-loop',
    'code-guessing',
  ])
    await exec(`insert into fraud_rules values ('yujian-${each}', 'yujian', '${each}',
      '${each === rule ? '["order"]' : '[]'}', ${most}, ${HOURS}, ${percent})`);
}

const watch = (by: Buyer, asker: { address?: string; oaid?: string } = {}, brand = 'yujian') => {
  orders += 1;
  const order = { userId: by.id, orderNo: `watched-${orders}` };
  const { db } = shop.product.foundation.database;
  return db.transaction((tx) =>
    shop.product.services.fraud.watchOrder(tx, order, { brand, address: undefined, ...asker }),
  );
};
const buyAndRefund = async () => {
  const orderNo = await shop.buy(buyer);
  await shop.product.services.support.refund(orderNo, 'repetition');
};
const later = (hours: number) =>
  exec(`update fraud_sightings set seen_at = seen_at - interval '${hours} hours'`);

describe('many accounts', () => {
  it.each([
    ['accounts-of-device', { oaid: 'one-device' }, { oaid: 'another-device' }],
    ['accounts-of-address', { address: '8.8.4.4' }, { address: '8.8.4.5' }],
    ['accounts-of-address', { address: '2408:8000:1:2::1' }, { address: '2408:8000:1:3::1' }],
  ] as const)('%s holds one more than allowed within the hours, and no other', async (rule, same, other) => {
    await only(rule, 2);
    for (const _place of [1, 2]) expect(await watch(await shop.makeBuyer(), same)).toBe(false);
    expect(await watch(buyer, other)).toBe(false);
    expect(await watch(buyer, same)).toBe(true);
    await later(HOURS + 1);
    expect(await watch(await shop.makeBuyer(), same)).toBe(false);
  });

  it('counts the same account once, however often it orders', async () => {
    await only('accounts-of-device', 1);
    for (const _time of [1, 2, 3]) expect(await watch(buyer, { oaid: 'mine' })).toBe(false);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1'])('ignores %s, which many people may share', async (address) => {
    await only('accounts-of-address', 1);
    for (const _time of [1, 2]) expect(await watch(await shop.makeBuyer(), { address })).toBe(false);
  });

  it('is a rule of its brand: another brand uses the default numbers', async () => {
    await only('accounts-of-device', 1);
    await watch(await shop.makeBuyer(), { oaid: 'shared' });
    expect(await watch(buyer, { oaid: 'shared' }, 'jqq')).toBe(false);
    for (let n = 3; n <= 10; n += 1)
      expect(await watch(await shop.makeBuyer(), { oaid: 'shared' }, 'jqq'), `${n} accounts`).toBe(false);
    expect(await watch(await shop.makeBuyer(), { oaid: 'shared' }, 'jqq')).toBe(true);
  });
});

describe('refunds', () => {
  it('of the same goods repeatedly hold the next order', async () => {
    await only('refund-loop', 1);
    await buyAndRefund();
    expect(await watch(buyer)).toBe(false);
    await buyAndRefund();
    expect(await watch(buyer)).toBe(true);
    expect(await watch(await shop.makeBuyer())).toBe(false);
  });

  it('hold by their share of all orders', async () => {
    await only('refund-rate', 1, 60);
    await buyAndRefund();
    await buyAndRefund();
    expect(await watch(buyer)).toBe(true);
    await shop.buy(buyer);
    expect(await watch(buyer)).toBe(true);
    await shop.buy(buyer);
    expect(await watch(buyer)).toBe(false);
  });
});

describe('guesses at the codes of a phone', () => {
  it('hold the owner’s orders; correct ones do not count', async () => {
    await only('code-guessing', 2);
    const device = { deviceid: 'a-device', clientType: 'Android' };
    await shop.product.call('sendLoginCode', { mobile }, device);
    const captcha = await shop.product.readCode(mobile);
    const wrong = captcha === '000000' ? '111111' : '000000';
    const guess = (code: string) => shop.product.call('login', { mobile, captcha: code }, device);
    for (const _try of [1, 2]) expect((await guess(wrong)).code).toBe('2001');
    expect(await watch(buyer)).toBe(false);
    expect((await guess(captcha)).code).toBe('0000');
    expect(await watch(buyer)).toBe(false);
    await exec('delete from sms_send_quotas');
    await shop.product.call('sendLoginCode', { mobile }, device);
    expect((await guess(wrong)).code).toBe('2001');
    expect(await watch(buyer)).toBe(true);
  });
});
