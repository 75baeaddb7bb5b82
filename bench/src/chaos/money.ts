import { randomUUID } from 'node:crypto';
import { askAgain } from './ask.ts';
import type { Room } from './notification-line.ts';
import type { Stage } from './stage.ts';
import { CLIENT_TYPE, type Visit } from './visit.ts';

/** A way to pay, and who sells by it. */
export interface Rail {
  room: Room;
  payChannel: 'aliPay' | 'wechat' | 'qihoo' | 'lenovo';
  clientType: string;
}

export const ALIPAY: Rail = { room: 'alipay', payChannel: 'aliPay', clientType: CLIENT_TYPE };
export const WECHAT: Rail = { room: 'wechat', payChannel: 'wechat', clientType: CLIENT_TYPE };
export const RAILS: readonly Rail[] = [
  ALIPAY,
  ALIPAY,
  WECHAT,
  { room: 'qihoo', payChannel: 'qihoo', clientType: 'win_rrsp_360' },
  { room: 'lenovo', payChannel: 'lenovo', clientType: 'win_rrsp_lianxiang' },
];

const CHANNEL = 2;
/** How the sandbox itself tells, where it is not left to the line. */
const PLANS = ['once', 'once', 'once', 'once', 'twice', 'twice', 'late', 'tampered'] as const;
const SHARE_TOLD_BY_SANDBOX = 0.2;

/** What was said of one order. */
export interface OrderFact {
  token: string;
  clientType: string;
  orderNo: string;
  /** Money was on its way to it, whether or not anybody heard. */
  paid: boolean;
  /** What the server has acknowledged at the least. */
  least: 'made' | 'settled' | 'refunding';
  /** Marked for review, and no decision was acknowledged. */
  mayBeHeld?: boolean;
}

const SETTLED = ['fulfilled', 'refunding', 'partly-refunded', 'refunded'];

/** An order stands where it was told to stand, or further; nobody got anything for nothing. */
export async function checkOrder(stage: Stage, fact: OrderFact): Promise<string | undefined> {
  const { token, clientType, orderNo, paid, least, mayBeHeld } = fact;
  const { code, data } = await askAgain(stage, 'getOrder', { orderNo }, { token, clientType });
  if (code !== '0000') return `order ${orderNo} is gone: ${code}`;
  const { state } = data;
  if (mayBeHeld && paid && state === 'paid') return undefined;
  if (!paid && SETTLED.includes(state)) return `order ${orderNo} was never paid and is ${state}`;
  // Money that comes after the limit is heard too, and goes back.
  if (least === 'settled' && ![...SETTLED, 'closed'].includes(state))
    return `order ${orderNo} was settled and is ${state}`;
  if (least === 'refunding' && !['refunding', 'refunded'].includes(state))
    return `order ${orderNo} was to be given back and is ${state}`;
  return undefined;
}

/** An order under a key of its own; asked for again under it, it must be the same one. */
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
  const fact = tellOrder(visit, { clientType: rail.clientType, orderNo }, 'order');
  return { fact, rail, body: made.data.aliOrderVO?.body ?? '' };
}

const hasNumber = (fact: object, orderNo: string): fact is OrderFact =>
  'orderNo' in fact && fact.orderNo === orderNo;

/** An order that waits may be handed out again, to go on with: it stays one fact, whoever pays it in the end. */
export function tellOrder(
  visit: Visit,
  { clientType, orderNo }: Pick<OrderFact, 'clientType' | 'orderNo'>,
  flow?: string,
): OrderFact {
  const known = visit.stage.facts.told.findLast(({ fact }) => hasNumber(fact, orderNo))?.fact;
  if (known) return known as OrderFact;
  const token = visit.person.token ?? '';
  return visit.tell({ token, clientType, orderNo, paid: false, least: 'made' }, flow);
}

export type MadeOrder = NonNullable<Awaited<ReturnType<typeof makeOrder>>>;

/** To Alipay a trade begins when the payer's browser gets there: by a form, or by the page of a contract. */
async function openCashier(body: string): Promise<void> {
  const action = /action="([^"]+)"/.exec(body)?.[1];
  const inputs = [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
  const opened = action
    ? await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
    : await fetch(body);
  if (!opened.ok) throw new Error(`the cashier answered ${opened.status}`);
}

/** The payer pays; then we hear of it, by whatever way. True where the server said that it had heard. */
export async function pay(visit: Visit, { fact, rail, body }: MadeOrder, paymentNo = fact.orderNo) {
  const { stage, chance } = visit;
  if (rail.room === 'alipay' && body) await openCashier(body);
  fact.paid = true;
  const outcome = { outTradeNo: paymentNo, outcome: 'paid' };
  if (chance.happens(SHARE_TOLD_BY_SANDBOX)) {
    const notify = chance.pick(PLANS);
    const { sent } = await visit.sandbox<{ sent: Array<{ isGenuine: boolean }> }>(
      `${rail.room}/control/outcome`,
      { ...outcome, notify },
    );
    countSent(stage, notify, sent);
    return false;
  }
  await visit.sandbox(`${rail.room}/control/outcome`, { ...outcome, notify: 'drop' });
  const path = `trades/${paymentNo}/notification`;
  const onHeard = () => {
    if (fact.least === 'made') fact.least = 'settled';
  };
  return stage.line.send(stage.url, { room: rail.room, path, onHeard }, chance);
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

/** A month bought by Alipay, as a step of other flows; undefined where it did not come so far. */
export async function buy(visit: Visit, goodsCode?: string): Promise<MadeOrder | undefined> {
  const made = await makeOrder(visit, ALIPAY, goodsCode);
  if (made) await pay(visit, made);
  return made;
}
