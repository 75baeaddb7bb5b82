import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { createMoneyServices } from '../src/composition/money-services.ts';
import { rowsOf } from '../src/db/database.ts';
import { createSecrets } from '../src/lib/secrets.ts';
import type { ContractGateway } from '../src/ports/contract-gateway.ts';
import { type Buyer, startShop } from './shop-kit.ts';

export const AUTO_MONTH = { goodsCode: 'yujian_android_auto_month', fen: 1_900, days: 31 };
/** A month paid on this day ends on 15 April: it is charged the day before, and announced three days earlier. */
export const SIGNED_ON = '2027-03-15T12:00:00+08:00';
const NOTICE = '2027-04-11T10:00:01+08:00';
export const CHARGE = '2027-04-14T10:00:01+08:00';
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

export type Subscriptions = Awaited<ReturnType<typeof startSubscriptions>>;

/** A shop with renewal contracts. Its background jobs are stopped: tests run every round themselves. */
export async function startSubscriptions(env: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const shop = await startShop(env);
  vi.useRealTimers();
  const { product, provider } = shop;
  const { services, foundation } = product;
  const query = async <Row>(text: string) => rowsOf<Row>(await foundation.database.db.execute(sql.raw(text)));

  /** A renewable order whose payer has opened the landing page. */
  async function open(buyer: Buyer, goodsCode = AUTO_MONTH.goodsCode): Promise<string> {
    const input = { goodsCode, payChannel: 'aliPay', sellingChannelId: 2 } as const;
    const made = await product.call('createPurchaseH5', input, shop.headers(buyer.token));
    if (made.code !== '0000') throw new Error(made.body);
    const page = await fetch(made.data.aliOrderVO?.body ?? '');
    if (!page.ok) throw new Error(`the landing page answered ${page.status}`);
    return made.data.orderNo;
  }

  async function post(payload: string): Promise<string> {
    const url = '/pay/notify/alipay/yujian';
    const headers = { 'content-type': FORM };
    return (await product.app.inject({ method: 'POST', url, payload, headers })).body;
  }

  /** Sends the provider's notification of a contract, or a forged one; returns our answer. */
  async function notifyContract(
    contractNo: string,
    status: 'NORMAL' | 'UNSIGN',
    forgery = '',
  ): Promise<string> {
    const search = `status=${status}${forgery && `&forgery=${forgery}`}`;
    const path = `control/agreements/${contractNo}/notification?${search}`;
    return post((await provider.control<{ body: string }>(path)).body);
  }

  /** Runs everything that is due, until nothing is: charges, their results, and outbox messages. */
  async function round(): Promise<void> {
    let worked = 1;
    while (worked > 0) {
      worked = await services.renewals.bringForwardDue();
      worked += await services.outbox.drain();
    }
  }

  const moveTo = (at: string) => product.lab('POST', '/clock', { now: at });

  async function toNotice(): Promise<void> {
    await moveTo(NOTICE);
    await round();
  }

  async function toCharge(): Promise<void> {
    await toNotice();
    await moveTo(CHARGE);
    await round();
  }

  /** Signed and paid, with both notifications. */
  async function subscribe(buyer: Buyer, goodsCode?: string): Promise<string> {
    const contractNo = await open(buyer, goodsCode);
    await shop.pay(contractNo);
    await shop.notify(contractNo);
    await notifyContract(contractNo, 'NORMAL');
    return contractNo;
  }

  const purse = (contractNo: string, filling: 'full' | 'empty' | 'slow') =>
    provider.control(`control/agreements/${contractNo}/purse`, { purse: filling });

  /** The order of the only charge. */
  async function chargeOf({ id }: Buyer): Promise<string> {
    const [charge] = await query<{ order_no: string }>(
      `select order_no from contract_charges where user_id = ${id}`,
    );
    if (!charge) throw new Error('nothing was charged');
    return charge.order_no;
  }

  /** The services of another process on the same database, with a changed provider. */
  function servicesWith(change: (gateway: ContractGateway) => ContractGateway) {
    const { config, clock, database } = foundation;
    return createMoneyServices({
      base: {
        db: database.db,
        reads: database.reads,
        clock,
        secrets: createSecrets(config.secretKey),
        rateLimits: { hit: async () => undefined },
        publicOrigin: config.publicOrigin,
      },
      rails: {
        ...services,
        gateways: services.gateways.filter(({ provider }) => provider === 'alipay'),
        contractGateways: services.contractGateways.map(change),
      },
      sms: { send: async () => {}, notify: async () => {} },
      users: services,
      benefits: services,
    });
  }

  return {
    ...shop,
    servicesWith,
    query,
    open,
    post,
    notifyContract,
    round,
    moveTo,
    toNotice,
    toCharge,
    subscribe,
    purse,
    chargeOf,
    /** A new buyer on the day of signing. Contracts of earlier tests are excluded, or they would be charged as well. */
    async begin(): Promise<Buyer> {
      await query('update contracts set next_at = null');
      await moveTo(SIGNED_ON);
      return shop.makeBuyer();
    },
    /** Subscribed, and charged by a slow bank. */
    async chargeSlowly(buyer: Buyer): Promise<{ contractNo: string; orderNo: string }> {
      const contractNo = await subscribe(buyer);
      await purse(contractNo, 'slow');
      await toCharge();
      return { contractNo, orderNo: await chargeOf(buyer) };
    },
    contracts: async ({ token }: Buyer) =>
      (await product.call('listContracts', {}, shop.headers(token))).data.content,
    bind: async ({ token }: Buyer, input: { family?: 'vip' | 'vip_plus'; goodsCode?: string } = {}) =>
      (await product.call('checkRenew', input, shop.headers(token))).data.bind,
    cancel: ({ token }: Buyer, contractNo: string) =>
      product.call('cancelContract', { contractNo }, shop.headers(token)),
    resume: ({ token }: Buyer, contractNo: string) =>
      product.call('resumeContract', { contractNo }, shop.headers(token)),
    /** In the wallet itself, without a notification. */
    unsignThere: (contractNo: string) =>
      provider.control(`control/agreements/${contractNo}/unsign`, { notify: 'drop' }),
    statusThere: async (contractNo: string) =>
      (await provider.control<{ status: string }>(`control/agreements/${contractNo}`)).status,
    /** Money that the provider has taken from this buyer and not refunded, in fen. */
    async netFen({ id }: Buyer): Promise<number> {
      const taken =
        await provider.control<Array<{ outTradeNo: string; fen: number; refundedFen: number }>>(
          'control/successes',
        );
      return taken
        .filter(({ outTradeNo }) => outTradeNo.replace(/_\d+$/, '').endsWith(String(id)))
        .reduce((sum, { fen, refundedFen }) => sum + fen - refundedFen, 0);
    },
    chargesOf: ({ id }: Buyer) =>
      query<{ period: number; tries: number; state: string; day: string; announced: string }>(
        `select h.period, h.tries, o.state, to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
           to_char(n.told_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as announced
         from contract_charges h join orders o on o.user_id = h.user_id and o.order_no = h.order_no
         left join contract_notices n on n.user_id = h.user_id and n.contract_no = h.contract_no and n.period = h.period
         where h.user_id = ${id} order by h.period`,
      ),
  };
}
