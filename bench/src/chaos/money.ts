import { randomUUID } from 'node:crypto';
import { askAgain } from './ask.ts';
import type { Provider } from './notification-line.ts';
import type { Stage } from './stage.ts';
import { CLIENT_TYPE, type Visit } from './visit.ts';

/** A payment method and its selling channel. */
export interface Rail {
  provider: Provider;
  payChannel: 'aliPay' | 'wechat' | 'qihoo' | 'lenovo';
  clientType: string;
}

export const ALIPAY: Rail = { provider: 'alipay', payChannel: 'aliPay', clientType: CLIENT_TYPE };
export const WECHAT: Rail = { provider: 'wechat', payChannel: 'wechat', clientType: CLIENT_TYPE };
export const RAILS: readonly Rail[] = [
  ALIPAY,
  ALIPAY,
  WECHAT,
  { provider: 'qihoo', payChannel: 'qihoo', clientType: 'win_rrsp_360' },
  { provider: 'lenovo', payChannel: 'lenovo', clientType: 'win_rrsp_lianxiang' },
];

const CHANNEL = 2;
/** How the sandbox delivers a notification that does not pass through the notification line. */
const PLANS = ['once', 'once', 'once', 'once', 'twice', 'twice', 'late', 'tampered'] as const;
const SHARE_TOLD_BY_SANDBOX = 0.2;

/** What was acknowledged about an order. */
export interface OrderFact {
  token: string;
  clientType: string;
  orderNo: string;
  /** A payment was made, whether or not its answer arrived. */
  paid: boolean;
  /** The last state that the server acknowledged. */
  least: 'made' | 'settled' | 'refunding';
  /** Marked for review, without an acknowledged decision. */
  mayBeHeld?: boolean;
}

const SETTLED = ['fulfilled', 'refunding', 'partly-refunded', 'refunded'];

/** The order is in its acknowledged state or a later one, and nobody got anything without paying. */
export async function checkOrder(stage: Stage, fact: OrderFact): Promise<string | undefined> {
  const { token, clientType, orderNo, paid, least, mayBeHeld } = fact;
  const { code, data } = await askAgain(stage, 'getOrder', { orderNo }, { token, clientType });
  if (code !== '0000') return `order ${orderNo} is gone: ${code}`;
  const { state } = data;
  if (mayBeHeld && paid && state === 'paid') return undefined;
  if (!paid && SETTLED.includes(state)) return `order ${orderNo} was never paid and is ${state}`;
  // A payment after the time limit is accepted too, and refunded.
  if (least === 'settled' && ![...SETTLED, 'closed'].includes(state))
    return `order ${orderNo} was settled and is ${state}`;
  if (least === 'refunding' && !['refunding', 'refunded'].includes(state))
    return `order ${orderNo} was to be given back and is ${state}`;
  return undefined;
}

/** Creates an order under its own idempotency key; a repeat must return the same order. */
export async function makeOrder(visit: Visit, rail: Rail, wanted?: string) {
  const { chance, stage } = visit;
  const goodsCode = wanted ?? stage.demo.goods[rail.clientType]?.[0] ?? '';
  const input = { goodsCode, payChannel: rail.payChannel, sellingChannelId: CHANNEL };
  const headers = { clientType: rail.clientType, 'idempotency-key': randomUUID() };
  const made = await visit.tryTo('createPurchaseH5', input, headers);
  if (!made) return undefined;
  const { orderNo } = made.data;
  if (chance.happens(0.2)) {
    const again = await visit.ask('createPurchaseH5', input, headers);
    if (again.code === '0000' && again.data.orderNo !== orderNo)
      visit.violation(`one key made the orders ${orderNo} and ${again.data.orderNo}`);
  }
  const fact = recordOrder(visit, { clientType: rail.clientType, orderNo }, 'order');
  return { fact, rail, body: made.data.aliOrderVO?.body ?? '' };
}

const hasNumber = (fact: object, orderNo: string): fact is OrderFact =>
  'orderNo' in fact && fact.orderNo === orderNo;

/** An unpaid order may be returned again to continue it. It stays one fact, whoever pays it. */
export function recordOrder(
  visit: Visit,
  { clientType, orderNo }: Pick<OrderFact, 'clientType' | 'orderNo'>,
  flow?: string,
): OrderFact {
  const known = visit.stage.facts.recorded.findLast(({ fact }) => hasNumber(fact, orderNo))?.fact;
  if (known) return known as OrderFact;
  const token = visit.person.token ?? '';
  return visit.record({ token, clientType, orderNo, paid: false, least: 'made' }, flow);
}

export type MadeOrder = NonNullable<Awaited<ReturnType<typeof makeOrder>>>;

/** Alipay creates a trade when the payer's browser opens the cashier, by form or by the contract page. */
async function openCashier(body: string): Promise<void> {
  const action = /action="([^"]+)"/.exec(body)?.[1];
  const inputs = [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
  const opened = action
    ? await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
    : await fetch(body);
  if (!opened.ok) throw new Error(`the cashier answered ${opened.status}`);
}

/** The payer pays and the provider notifies us in some way. Returns whether the server acknowledged it. */
export async function pay(visit: Visit, { fact, rail, body }: MadeOrder, paymentNo = fact.orderNo) {
  const { stage, chance } = visit;
  if (rail.provider === 'alipay' && body) await openCashier(body);
  fact.paid = true;
  const outcome = { outTradeNo: paymentNo, outcome: 'paid' };
  if (chance.happens(SHARE_TOLD_BY_SANDBOX)) {
    const notify = chance.pick(PLANS);
    const { sent } = await visit.sandbox<{ sent: Array<{ isGenuine: boolean }> }>(
      `${rail.provider}/control/outcome`,
      { ...outcome, notify },
    );
    countSent(stage, notify, sent);
    return false;
  }
  await visit.sandbox(`${rail.provider}/control/outcome`, { ...outcome, notify: 'drop' });
  const path = `trades/${paymentNo}/notification`;
  const onAcknowledged = () => {
    if (fact.least === 'made') fact.least = 'settled';
  };
  return stage.line.send(stage.url, { provider: rail.provider, path, onAcknowledged }, chance);
}

function countSent(
  { facts }: Stage,
  plan: (typeof PLANS)[number],
  sent: ReadonlyArray<{ isGenuine: boolean }>,
) {
  const { notifications } = facts.counts;
  notifications.first += 1;
  notifications.posted += sent.length;
  if (plan === 'twice') notifications.repeated += 1;
  if (plan === 'late') notifications.reordered += 1;
  notifications.forged += sent.filter(({ isGenuine }) => !isGenuine).length;
}

/** Buys a month with Alipay as a step of other flows; undefined if it fails. */
export async function buy(visit: Visit, goodsCode?: string): Promise<MadeOrder | undefined> {
  const made = await makeOrder(visit, ALIPAY, goodsCode);
  if (made) await pay(visit, made);
  return made;
}
