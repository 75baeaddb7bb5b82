import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';

const TOO_LATE = '2027-03-23T12:00:00+08:00';
const PLUS_MONTH = 'yujian_android_plus_auto_month';

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

const refund = async (orderNo: string) =>
  (await kit.product.call('requestRefund', { orderNo }, kit.headers(buyer.token))).code;

describe('a refund', () => {
  it('[B-069] ends its renewal at once, at the provider too, and a new one can be signed', async () => {
    const contractNo = await kit.subscribe(buyer);
    expect(await refund(contractNo)).toBe('0000');
    const ended = { reason: 'refunded', nextChargeTime: null, mayResume: false, mayCancel: false };
    expect(await only()).toMatchObject({ state: 'closing', ...ended });
    expect(await kit.bind(buyer)).toBe(false);
    await kit.round();
    expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
    expect(await only()).toMatchObject({ state: 'closed', ...ended });
    expect(await kit.netFen(buyer)).toBe(0);
    await kit.subscribe(buyer);
    expect(await kit.bind(buyer)).toBe(true);
  });

  it('[B-069] of a later period ends it too', async () => {
    await kit.subscribe(buyer);
    await kit.toCharge();
    expect(await refund(await kit.chargeOf(buyer))).toBe('0000');
    await kit.round();
    expect(await only()).toMatchObject({ state: 'closed', reason: 'refunded' });
  });

  it('[B-069] of one that was cancelled before leaves nothing to resume', async () => {
    const contractNo = await kit.subscribe(buyer);
    expect((await kit.cancel(buyer, contractNo)).data.mayResume).toBe(true);
    expect(await refund(contractNo)).toBe('0000');
    expect(await only()).toMatchObject({ state: 'closing', reason: 'refunded', mayResume: false });
    expect((await kit.resume(buyer, contractNo)).code).toBe('2112');
    await kit.round();
    expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
  });

  it('[B-069] before the notification of the signature: never active, and the earlier contract stays', async () => {
    const kept = await kit.subscribe(buyer);
    const contractNo = await kit.open(buyer);
    await kit.pay(contractNo);
    await kit.notify(contractNo);
    expect(await refund(contractNo)).toBe('0000');
    expect(await kit.notifyContract(contractNo, 'NORMAL')).toBe('success');
    await kit.round();
    expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
    expect(await kit.statusThere(kept)).toBe('NORMAL');
    const states = (await kit.contracts(buyer)).map(({ reason, state }) => [state, reason]);
    expect(states).toEqual([
      ['active', null],
      ['closed', 'refunded'],
    ]);
  });

  it('[B-069] announces this on the order that pays the last period, and on no other', async () => {
    const endsRenewal = async (orderNo: string) => (await kit.detail(buyer, orderNo)).refund.endsRenewal;
    const contractNo = await kit.subscribe(buyer);
    expect(await endsRenewal(contractNo)).toBe(true);
    await kit.cancel(buyer, contractNo);
    expect(await endsRenewal(contractNo)).toBe(false);
    await kit.resume(buyer, contractNo);
    expect(await endsRenewal(contractNo)).toBe(true);
    await kit.subscribe(buyer);
    expect(await endsRenewal(contractNo)).toBe(false);
  });

  it('[B-069] by support ends it as well', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.moveTo(TOO_LATE);
    expect(await kit.product.services.support.refund(contractNo, 'test')).toBe('refunded');
    await kit.round();
    expect(await only()).toMatchObject({ state: 'closed', reason: 'refunded' });
  });
});

describe('what continues', () => {
  it('[B-069] a renewal whose refund is refused', async () => {
    const contractNo = await kit.subscribe(buyer);
    await kit.moveTo(TOO_LATE);
    expect(await refund(contractNo)).not.toBe('0000');
    expect(await only()).toMatchObject({ state: 'active', mayCancel: true });
  });

  it('[B-069] the renewal of another family', async () => {
    const kept = await kit.subscribe(buyer);
    const given = await kit.subscribe(buyer, PLUS_MONTH);
    expect(await refund(given)).toBe('0000');
    await kit.round();
    const states = (await kit.contracts(buyer)).map(({ contractNo, state }) => [contractNo, state]);
    expect(states).toEqual([
      [kept, 'active'],
      [given, 'closed'],
    ]);
  });
});
