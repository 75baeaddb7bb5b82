import { CODES } from '@juban/contract';
import { appleTexts } from '@juban/contract/texts/apple';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLE_ROOT } from '../../../test/apple-env.ts';
import { type AppStore, IOS_AUTO, IOS_MONTH, type IosBuyer, startAppStore } from '../../../test/apple-kit.ts';
import { everyBrand } from '../../../test/every-brand.ts';
import { createFixedAccounts } from '../../adapters/payment/accounts.ts';
import { createAppleStore } from '../../adapters/payment/apple/apple-data.ts';
import { createAppleVerifier } from '../../adapters/payment/apple/apple-verifier.ts';
import { createSandboxAccounts } from '../../adapters/payment/sandbox-accounts.ts';
import type { AppleAccount } from '../../config/apple-config.ts';
import { AppleDataRefused } from '../../ports/apple-store.ts';

let store: AppStore;
let buyer: IosBuyer;
beforeAll(async () => {
  store = await startAppStore();
}, 120_000);
afterAll(() => store.stop());
beforeEach(async () => {
  buyer = await store.makeBuyer();
});

const grantsOf = ({ id }: IosBuyer) =>
  store.count('ledger_entries', `user_id = ${id} and ledger = 'entitlement'`);
const DAYS_MS = IOS_MONTH.days * 86_400_000;

describe('confirming a purchase in the App Store', () => {
  it('[B-077] is started with the token of the account, and granted once however often it is confirmed', async () => {
    const input = { goodsId: IOS_MONTH.goodsCode, payChannel: 'apple', sellingChannelId: 1 } as const;
    const made = await store.product.call('createPurchase', input, store.headersOf(buyer));
    expect(made.data.payInfo).toEqual({ appAccountToken: store.product.services.accountTokenOf(buyer.id) });
    expect(made.data.payInfo.appAccountToken).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const { orderNo } = made.data;
    const { jws, transactionId } = await store.buy(orderNo);
    expect((await store.buy(orderNo)).transactionId).toBe(transactionId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.confirm(buyer, orderNo, jws)));
    for (const { code, data } of answers) {
      expect(code).toBe('0000');
      expect(data).toMatchObject({
        result: 'paid',
        order: { orderNo, state: 'fulfilled', payChannel: 'apple', price: 30 },
      });
    }
    const { vipInfo } = await store.profileOf(buyer);
    expect(vipInfo.expiredTime).toBeGreaterThan(Date.now() + DAYS_MS - 3_600_000);
    expect(await grantsOf(buyer)).toBe(1);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] also works for an order of the App Store’s goods that named a wallet', async () => {
    const input = { goodsCode: IOS_MONTH.goodsCode, payChannel: 'aliPay', sellingChannelId: 1 } as const;
    const { orderNo } = (await store.product.call('createPurchaseH5', input, store.headersOf(buyer))).data;
    const { jws } = await store.buy(orderNo);
    expect((await store.confirm(buyer, orderNo, jws)).data.order.payChannel).toBe('apple');
    expect(
      await store.count('payments', `order_no = '${orderNo}' and provider = 'apple' and state = 'paid'`),
    ).toBe(1);
  });

  it('[B-077] after its order was closed buys the same again: the store keeps the money', async () => {
    const orderNo = await store.order(buyer);
    const { jws } = await store.buy(orderNo);
    await store.query(`update orders set state = 'closed', ended_at = now() where order_no = '${orderNo}'`);
    await store.query(`insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
      select user_id, order_no, 'paying', 'closed', 'test', now() from orders where order_no = '${orderNo}'`);
    const first = await store.confirm(buyer, orderNo, jws);
    expect(first.data.order).toMatchObject({ state: 'fulfilled', goodsCode: IOS_MONTH.goodsCode });
    expect(first.data.order.orderNo).not.toBe(orderNo);
    expect((await store.confirm(buyer, orderNo, jws)).data.order.orderNo).toBe(first.data.order.orderNo);
    expect(await grantsOf(buyer)).toBe(1);
  });

  it('[B-077] is refused without a login, and for another user’s order', async () => {
    const orderNo = await store.order(buyer);
    const { jws } = await store.buy(orderNo);
    expect((await store.product.call('confirmApple', { orderNo, jws })).code).toBe('1024');
    expect((await store.confirm(await store.makeBuyer(), orderNo, jws)).code).toBe('4040');
    expect(await store.stateOf(orderNo)).toBe('paying');
  });

  it('[B-077] cannot be refunded from here: only the App Store can', async () => {
    const { orderNo } = await store.own(buyer);
    const asked = await store.product.call('requestRefund', { orderNo, reason: '' }, store.headersOf(buyer));
    expect(asked.code).toBe('2116');
    const detail = await store.product.call('getOrder', { orderNo }, store.headersOf(buyer));
    expect(detail.data.refund).toMatchObject({ allowed: false, reason: CODES['2116'].msg });
    expect(await store.product.services.support.refund(orderNo, 'test')).toBe('fulfilled');
    expect(await store.product.services.support.compare(orderNo)).toEqual([]);
  });
});

describe('untrusted data', () => {
  const FORGERIES = [
    'shortChain',
    'longChain',
    'strangeRoot',
    'strangeLeaf',
    'strangeKey',
    'unsigned',
    'changed',
    'bundle',
    'environment',
    'xcode',
  ];

  it.each(FORGERIES)('[B-077] %s: refused, nothing changed', async (forgery) => {
    const orderNo = await store.order(buyer);
    const { transactionId } = await store.buy(orderNo);
    const { jws } = await store.control<{ jws: string }>(`transactions/${transactionId}?forgery=${forgery}`);
    expect((await store.confirm(buyer, orderNo, jws)).code).toBe('2114');
    expect(await store.stateOf(orderNo)).toBe('paying');
    expect(await store.count('apple_purchases', `original_transaction_id = '${transactionId}'`)).toBe(0);
  });

  it.each<[string, object]>([
    ['other goods', { productId: 'yujian_ios_week' }],
    ['another price', { price: 10 }],
    ['part of a fen', { price: 30_001 }],
    ['another currency', { currency: 'USD' }],
    ['several at once', { quantity: 2 }],
    ['shared by a family', { ownership: 'FAMILY_SHARED' }],
  ])('[B-077] a transaction for %s: refused, nothing changed', async (_case, change) => {
    const orderNo = await store.order(buyer);
    const { jws } = await store.buyFreely(buyer, change);
    expect((await store.confirm(buyer, orderNo, jws)).code).toBe('2114');
    expect(await store.stateOf(orderNo)).toBe('paying');
    expect(await grantsOf(buyer)).toBe(0);
  });

  it('[B-077] a transaction that has been used for another order', async () => {
    const { jws } = await store.own(buyer);
    const orderNo = await store.order(buyer);
    const again = await store.confirm(buyer, orderNo, jws);
    expect(again).toMatchObject({ code: '2114', msg: appleTexts.usedBefore });
    expect(await store.stateOf(orderNo)).toBe('paying');
    expect(await grantsOf(buyer)).toBe(1);
  });

  it('[B-077] a transaction that names another account, whether or not that one has it yet', async () => {
    const other = await store.makeBuyer();
    const orderNo = await store.order(other);
    const { jws } = await store.buyFreely(buyer);
    expect((await store.confirm(other, orderNo, jws)).code).toBe('2115');
    expect((await store.restore(other, [jws])).data.items).toMatchObject([
      { result: 'refused', msg: CODES['2115'].msg },
    ]);
    expect(await grantsOf(other)).toBe(0);
  });

  it('[B-077] one purchase sent by two accounts at once, and by one of them many times: one grant', async () => {
    const other = await store.makeBuyer();
    const { jws } = await store.buyFreely(undefined);
    const both = [buyer, other];
    const orders = await Promise.all(both.map((each) => store.order(each)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const side = turn % 2;
        return store.confirm(both[side] as IosBuyer, orders[side] as string, jws);
      }),
    );
    const codes = [0, 1].map(
      (side) => new Set(answers.filter((_, turn) => turn % 2 === side).map(({ code }) => code)),
    );
    expect(codes.map((set) => [...set].join()).sort()).toEqual(['0000', '2115']);
    expect((await grantsOf(buyer)) + (await grantsOf(other))).toBe(1);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] a purchase that the store revoked before it was sent', async () => {
    const orderNo = await store.order(buyer);
    const { jws, transactionId } = await store.buy(orderNo);
    const { body } = await store.notice(transactionId, 'REFUND');
    expect((await store.post(body)).statusCode).toBe(200);
    expect(await store.confirm(buyer, orderNo, jws)).toMatchObject({ code: '2114', msg: appleTexts.revoked });
    const fresh = await store.happen(transactionId, 'REFUND');
    expect((await store.restore(buyer, [fresh.jws])).data.items).toMatchObject([{ result: 'refused' }]);
    expect(await grantsOf(buyer)).toBe(0);
  });
});

describe('trust', () => {
  const readAs = async (change: Partial<AppleAccount>, onlineChecks = false) => {
    const listed = createSandboxAccounts<AppleAccount>(`${store.url}/apple/console/apps`);
    const known = await listed.of('yujian');
    const app = { ...known, ...change };
    const apps = createFixedAccounts(everyBrand(app));
    const { jws } = await store.buyFreely(buyer);
    return createAppleStore(createAppleVerifier({ apps, onlineChecks })).readTransaction('yujian', jws);
  };

  it('[B-077] roots, bundle and environment come from the configuration, never from the data itself', async () => {
    expect((await readAs({})).fen).toBe(IOS_MONTH.fen);
    const changes = [
      { roots: [APPLE_ROOT] },
      { bundleId: 'com.example.yujian' },
      { environment: 'Production' } as const,
    ];
    for (const change of changes) await expect(readAs(change)).rejects.toThrow(AppleDataRefused);
  });

  it('[B-077] with online checks, certificates without a status are refused', async () => {
    await expect(readAs({}, true)).rejects.toThrow(AppleDataRefused);
  });
});

describe('restoring', () => {
  it('[B-077] grants what was bought and never granted, lists what it found, and grants nothing twice', async () => {
    const known = await store.own(buyer);
    const owed = await store.buyFreely(buyer);
    const foreign = await store.buyFreely(await store.makeBuyer());
    const list = [known.jws, owed.jws, foreign.jws, 'no.such.jws'];
    const first = (await store.restore(buyer, list)).data;
    expect(first.restored).toBe(1);
    expect(first.items.map(({ result }) => result)).toEqual(['owned', 'restored', 'refused', 'refused']);
    expect(first.items[0]).toMatchObject({ orderNo: known.orderNo, transactionId: known.transactionId });
    expect(await store.stateOf(first.items[1]?.orderNo ?? '')).toBe('fulfilled');
    const second = (await store.restore(buyer, list)).data;
    expect(second.items.map(({ result }) => result)).toEqual(['owned', 'owned', 'refused', 'refused']);
    expect(await grantsOf(buyer)).toBe(2);
    expect((await store.restore(buyer, [])).data).toEqual({ restored: 0, items: [] });
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] pays the order that waits for it', async () => {
    const orderNo = await store.order(buyer);
    const { jws } = await store.buy(orderNo);
    expect((await store.restore(buyer, [jws])).data.items).toMatchObject([{ result: 'restored', orderNo }]);
    expect(await store.count('orders', `user_id = ${buyer.id}`)).toBe(1);
  });

  it('[B-077] at another price than the goods have: refused', async () => {
    const { jws } = await store.buyFreely(buyer, {
      productId: IOS_AUTO.goodsCode,
      price: 10,
      renewable: true,
    });
    expect((await store.restore(buyer, [jws])).data.items).toMatchObject([
      { result: 'refused', msg: appleTexts.otherGoods },
    ]);
  });
});
