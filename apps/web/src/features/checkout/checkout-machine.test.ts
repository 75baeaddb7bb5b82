import { commonTexts } from '@juban/contract/texts/common';
import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '../../lib/pending-order.ts';
import type { CheckoutEvent, CheckoutState, PayStart } from './checkout-machine.ts';
import { afterLoginOf, IDLE, stepCheckout } from './checkout-machine.ts';
import { planCheckout } from './checkout-plan.ts';
import { failureTexts } from './failure-texts.ts';
import { makeGoods } from './testing/make-goods.ts';

const can = { paysNatively: true, hasInAppPurchase: true, paysOnHostPage: false };
const place = { variant: 'app' as const, isNativeChannel: false, can };
const plan = planCheckout(makeGoods(), place);
const renewable = planCheckout(makeGoods({ renewType: 'RENEWABLE' }), place);
const order = { orderNo: '26', wallet: 'aliPay' as const };
const native: PayStart = { way: 'native', wallet: 'aliPay', payInfo: {} };

const play = (from: CheckoutState, ...events: CheckoutEvent[]) => events.reduce(stepCheckout, from);
const kinds = (...events: CheckoutEvent[]) => {
  let state: CheckoutState = IDLE;
  return events.map((event) => {
    state = stepCheckout(state, event);
    return state.kind;
  });
};
const created: CheckoutEvent = { type: 'created', order, start: native };
const paid: CheckoutEvent = { type: 'checked', result: 'paid', isClosed: false };
const asked = (isBound: boolean): Extract<CheckoutEvent, { type: 'asked' }> => ({
  type: 'asked',
  isBound,
  byAppStore: false,
  offers: plan.offers,
});
const paying: CheckoutState = { kind: 'paying', order, start: native };

describe('from tapping pay to VIP', () => {
  it('[B-065] a tap, a wallet, an order, and only the server confirms the payment', () => {
    expect(
      kinds(
        { type: 'tapped', plan },
        { type: 'chose', chosen: 1 },
        { type: 'confirmed' },
        created,
        { type: 'hostSaid', result: 'paid' },
        paid,
        { type: 'closed' },
      ),
    ).toEqual(['choosing', 'choosing', 'creating', 'paying', 'confirming', 'done', 'idle']);
  });

  it('[B-065] a second tap, a second confirmation and a late answer change nothing', () => {
    const choosing = play(IDLE, { type: 'tapped', plan });
    expect(stepCheckout(choosing, { type: 'tapped', plan: renewable })).toBe(choosing);
    const creating = stepCheckout(choosing, { type: 'confirmed' });
    for (const late of [{ type: 'confirmed' }, { type: 'tapped', plan }, paid] as const)
      expect(stepCheckout(creating, late), late.type).toBe(creating);
    expect(stepCheckout(paying, created)).toBe(paying);
    expect(stepCheckout(IDLE, created)).toBe(IDLE);
  });

  it('[B-065] closing the sheet before an order exists leaves none, and a late answer opens no wallet', () => {
    const creating: CheckoutState = { kind: 'creating', plan, chosen: 0 };
    expect(play(creating, { type: 'closed' })).toBe(IDLE);
    expect(play(creating, { type: 'closed' }, created)).toBe(IDLE);
  });

  it('[B-074] closing the sheet of an app that does not answer shows what the server knows', () => {
    const left = stepCheckout(paying, { type: 'closed' });
    expect(left).toEqual({ kind: 'confirming', order, isClaimed: false });
    expect(stepCheckout(left, { type: 'hostSaid', result: 'cancelled' })).toBe(left);
    const claimed = { kind: 'confirming', order, isClaimed: true };
    const unpaid: CheckoutState = { kind: 'unpaid', order, isClosed: false };
    for (const given of [left, unpaid, { kind: 'unsure', order }] as const)
      expect(stepCheckout(given, { type: 'returned', order }), given.kind).toEqual(claimed);
    const inStore: CheckoutState = {
      kind: 'paying',
      order,
      start: { way: 'store', productId: 'p', appAccountToken: 't' },
    };
    expect(stepCheckout(inStore, { type: 'closed' })).toBe(inStore);
  });

  it.each([
    { kind: 'asking', plan },
    { kind: 'creating', plan, chosen: 0 },
    { kind: 'continuing', order, wallet: 'aliPay' },
  ] satisfies CheckoutState[])('[B-065] a login that ended during $kind is the only message', (state) => {
    expect(play(state, { type: 'loggedOut' })).toBe(IDLE);
  });

  it('[B-065] documents are shown once, and closing them buys nothing', () => {
    const agreeing = play(IDLE, { type: 'agreementWanted' });
    expect(agreeing).toEqual({ kind: 'agreeing' });
    expect(play(agreeing, { type: 'agreementWanted' }, { type: 'tapped', plan })).toBe(agreeing);
    expect(play(agreeing, { type: 'closed' })).toBe(IDLE);
    const choosing = play(IDLE, { type: 'tapped', plan });
    expect(stepCheckout(choosing, { type: 'agreementWanted' })).toBe(choosing);
  });

  it('[B-065] what an ended login interrupted continues after the next one, with the same wallet', () => {
    const goOn = (state: CheckoutState) => {
      const event = afterLoginOf(state);
      return event && stepCheckout(IDLE, event);
    };
    expect(goOn({ kind: 'creating', plan, chosen: 1 })).toEqual({ kind: 'creating', plan, chosen: 1 });
    const asking = goOn({ kind: 'creating', plan: renewable, chosen: 0 });
    expect(asking).toEqual({ kind: 'asking', plan: renewable, chosen: 0 });
    expect(asking && play(asking, asked(false))).toMatchObject({ kind: 'creating', chosen: 0 });
    expect(asking && play(asking, asked(true), { type: 'continued' })).toMatchObject({ kind: 'creating' });
    expect(goOn({ kind: 'asking', plan: renewable })).toMatchObject({ kind: 'asking', chosen: undefined });
    expect(goOn({ kind: 'continuing', order, wallet: 'aliPay' })).toMatchObject({
      kind: 'confirming',
      order,
    });
    expect(goOn({ kind: 'choosing', plan, chosen: 0 })).toBeUndefined();
  });

  it('[B-066] a running renewal is shown first: cancel buys nothing, continue goes on to the order', () => {
    const reminding = play(IDLE, { type: 'tapped', plan: renewable }, asked(true));
    expect(reminding.kind).toBe('reminding');
    expect(stepCheckout(reminding, { type: 'closed' })).toBe(IDLE);
    expect(stepCheckout(reminding, { type: 'continued' }).kind).toBe('choosing');
    expect(play(IDLE, { type: 'tapped', plan: renewable }, asked(false)).kind).toBe('choosing');
  });

  it('[B-067] a renewal charged by the App Store is shown, and no other is signed', () => {
    const reminder: CheckoutEvent = { ...asked(true), byAppStore: true };
    const reminding = play(IDLE, { type: 'tapped', plan: renewable }, reminder);
    expect(reminding).toMatchObject({ kind: 'reminding', byAppStore: true });
    expect(stepCheckout(reminding, { type: 'continued' })).toBe(reminding);
    expect(stepCheckout(reminding, { type: 'closed' })).toBe(IDLE);
  });

  it('[B-073] the App Store has nothing to choose', () => {
    const store = planCheckout(makeGoods({ payChannel: 1 }), place);
    expect(kinds({ type: 'tapped', plan: store })).toEqual(['creating']);
    const said = play(
      { kind: 'paying', order, start: { way: 'store', productId: 'p', appAccountToken: 't' } },
      { type: 'hostSaid', result: 'paid', jws: 'a.b.c' },
    );
    expect(said).toMatchObject({ kind: 'confirming', order: { jws: 'a.b.c' } });
  });

  it("[B-073] a failed confirmation is shown, and retried with the store's signature", () => {
    const signed = { orderNo: '26', isStore: true, jws: 'a.b.c' };
    const text = '支付渠道繁忙，请稍后再试';
    const refused: CheckoutEvent = { type: 'refused', text, code: '2103', isOffline: false };
    const unsure = play({ kind: 'confirming', order: signed, isClaimed: true }, refused);
    expect(unsure).toEqual({ kind: 'unsure', order: signed, text });
    expect(stepCheckout(unsure, { type: 'checkAgain' })).toMatchObject({ kind: 'confirming', order: signed });
    expect(stepCheckout(paying, refused)).toMatchObject({ kind: 'unsure', order });
  });

  it('[B-068] an order known only by its number continues with the wallet that the server knows', () => {
    const unpaid: CheckoutEvent = { type: 'checked', result: 'unpaid', isClosed: false, wallet: 'wechat' };
    const asking = (order: PendingOrder) => play({ kind: 'confirming', order, isClaimed: false }, unpaid);
    expect(asking({ orderNo: '26' })).toMatchObject({ order: { orderNo: '26', wallet: 'wechat' } });
    expect(asking(order)).toMatchObject({ order: { wallet: 'aliPay' } });
  });

  it('[B-073] no wallet is offered for an order of the store, even if only its number came back', () => {
    const unpaid = play(
      { kind: 'confirming', order: { orderNo: '26' }, isClaimed: false },
      { type: 'checked', result: 'unpaid', isClosed: false, isStore: true },
    );
    expect(stepCheckout(unpaid, { type: 'payAgain', wallet: 'aliPay' })).toBe(unpaid);
  });

  it.each([
    ['paid', 'confirming'],
    ['unknown', 'confirming'],
    ['cancelled', 'idle'],
    ['failed', 'failed'],
  ] as const)('[B-074] the native result %s leads to %s, never straight to success', (result, kind) => {
    expect(stepCheckout(paying, { type: 'hostSaid', result }).kind).toBe(kind);
  });
});

describe('returning from the cashier', () => {
  it('[B-068] asks the server, in the same page or in a reloaded one', () => {
    const away: CheckoutState = {
      kind: 'paying',
      order,
      start: { way: 'cashier', body: '', wallet: 'aliPay' },
    };
    expect(stepCheckout(away, { type: 'returned' })).toMatchObject({ kind: 'confirming', isClaimed: false });
    expect(stepCheckout(IDLE, { type: 'returned', order })).toMatchObject({ kind: 'confirming', order });
    expect(stepCheckout(IDLE, { type: 'returned' })).toBe(IDLE);
  });

  it('[B-068] an unpaid order can be continued or checked again; without an answer nobody pays twice', () => {
    const unpaid = play(
      { kind: 'confirming', order, isClaimed: false },
      { type: 'checked', result: 'unpaid', isClosed: false },
    );
    expect(stepCheckout(unpaid, { type: 'checkAgain' }).kind).toBe('confirming');
    expect(stepCheckout(unpaid, { type: 'payAgain', wallet: 'wechat' })).toMatchObject({
      kind: 'continuing',
      wallet: 'wechat',
    });
    const unsure = play(
      { kind: 'confirming', order, isClaimed: true },
      { type: 'checked', result: 'checking', isClosed: false },
    );
    expect(unsure.kind).toBe('unsure');
    expect(stepCheckout(unsure, { type: 'payAgain', wallet: 'wechat' })).toBe(unsure);
  });
});

describe('after the payment', () => {
  it('[B-017] a level-up is shown once the success is closed', () => {
    const confirming: CheckoutState = { kind: 'confirming', order, isClaimed: true };
    const paid = { type: 'checked', result: 'paid', isClosed: false } as const;
    expect(play(confirming, paid, { type: 'closed' })).toBe(IDLE);
    const risen = play(confirming, { ...paid, risenTo: 3 }, { type: 'closed' });
    expect(risen).toEqual({ kind: 'risen', level: 3 });
    expect(stepCheckout(risen, { type: 'closed' })).toBe(IDLE);
  });

  it('[B-112] without an answer the sheet stays open with its choice, and a retry requests the same order', () => {
    const lost: CheckoutEvent = { type: 'refused', text: '', code: '', isOffline: true };
    for (const variant of ['app', 'web'] as const) {
      const of = { ...plan, variant };
      const open = play({ kind: 'creating', plan: of, chosen: 0 }, lost);
      expect(open).toEqual({ kind: 'choosing', plan: of, chosen: 0, isLost: true });
      expect(stepCheckout(open, { type: 'confirmed' })).toEqual({ kind: 'creating', plan: of, chosen: 0 });
    }
  });

  it('[B-068] an order without an answer is checked before anybody pays again', () => {
    const lost: CheckoutEvent = { type: 'refused', text: '', code: '', isOffline: true };
    const unsure = { kind: 'unsure', order, isOffline: true };
    expect(play({ kind: 'continuing', order, wallet: 'aliPay' }, lost)).toEqual(unsure);
    expect(stepCheckout(paying, lost)).toEqual(unsure);
    const unanswered: CheckoutEvent = {
      type: 'checked',
      result: 'checking',
      isClosed: false,
      isOffline: true,
    };
    const after = play({ kind: 'confirming', order, isClaimed: true }, unanswered);
    expect(after).toMatchObject(unsure);
    expect(stepCheckout(after, { type: 'checkAgain' }).kind).toBe('confirming');
  });

  it('[B-112] a refusal shows the server’s text on the web and a fixed text in the app; a network error can be retried', () => {
    const refuse = (of: typeof plan, text: string, isOffline = false, code = '2101') =>
      play({ kind: 'creating', plan: of, chosen: 0 }, { type: 'refused', text, code, isOffline });
    const words = (state: CheckoutState) => state.kind === 'failed' && failureTexts(state.failure);
    const h5 = planCheckout(makeGoods(), { ...place, can: { ...can, paysNatively: false } });
    const web = { ...h5, variant: 'web' as const };
    expect(words(refuse(h5, '商品已下架'))).toEqual({ title: '创建订单失败', body: '商品已下架' });
    expect(words(refuse(plan, '商品已下架'))).toEqual({
      title: '创建订单失败',
      body: '订单没有创建成功，请稍后再试',
    });
    const inStore = '已在 App Store 开通自动续费，请先在系统设置的订阅中关闭';
    expect(words(refuse(plan, inStore, false, '2111'))).toMatchObject({ body: inStore });
    const { noConnection: text } = commonTexts;
    const asking = play({ kind: 'asking', plan: web }, { type: 'refused', text, code: '', isOffline: true });
    expect(words(asking)).toMatchObject({ body: `支付失败，请稍后再试。${text}` });
    const store = planCheckout(makeGoods({ payChannel: 1 }), place);
    expect(stepCheckout(refuse(store, '', true), { type: 'retried' }).kind).toBe('creating');
    expect(stepCheckout(refuse(h5, 'no'), { type: 'retried' }).kind).toBe('failed');
  });
});
