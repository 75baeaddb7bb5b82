import { ownerOf } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { roomUrlOf, SANDBOX_ROOMS, SANDBOX_WALLETS, type SandboxRoom } from '../sandbox-rooms.ts';
import type { LabOptions } from './lab.ts';
import { labInput } from './lab-input.ts';
import { findLabPayment, type LabPayment, readLabOrders } from './lab-orders.repository.ts';
import { tellSandbox } from './sandbox-control.ts';

/** A buyer in the Lab may come late: the trade itself is open for a day. */
const OPEN_MS = 86_400_000;

const provider = z.enum(SANDBOX_WALLETS);
const wanted = z.object({
  orderNo: z.string().check(z.maxLength(64)),
  provider: z.optional(provider),
  outcome: z.enum(['paid', 'failed', 'closed']),
  notify: z._default(z.enum(['once', 'twice', 'drop', 'tampered', 'late']), 'once'),
});
const faulty = z.object({
  provider: z.enum(SANDBOX_ROOMS),
  fault: z.enum(['none', 'delay', 'drop', 'duplicate', 'reorder', 'tamper', 'amount', 'http500']),
  /** Yuan that a changed notification tells. */
  amount: z.optional(z.number().check(z.minimum(0.01), z.maximum(1_000_000))),
});

/** The App Store signs and tells, and nobody asks it anything: its notices can go wrong, its answers cannot. */
const NEVER_ASKED = 'fault: App Store 只发通知，没有可以应答 500 的接口';

interface Played {
  trade: { tradeNo: string; status: string };
  sent: ReadonlyArray<{ httpStatus: number; answer: string; isGenuine: boolean }>;
}

/** Plays the buyer and the provider: what happens to a payment outside, and how we hear of it. */
export async function labPayRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { foundation, services } = product;
  const { config, database } = foundation;

  function roomOf(room: SandboxRoom): string {
    const url = roomUrlOf(room, config);
    if (!url) throw new Refusal('4040');
    return url;
  }

  const isKnown = (paymentNo: string) =>
    tellSandbox(`${roomOf('alipay')}/control/trades/${encodeURIComponent(paymentNo)}`).then(
      () => true,
      (error) => {
        if (error instanceof Refusal && error.code === '4040') return false;
        throw error;
      },
    );

  /** To Alipay a trade begins when its cashier is opened: the wallet does, with a signed order of ours like any other. */
  async function openWallet(payment: LabPayment): Promise<void> {
    const { paymentNo, brand, fen, title } = payment;
    const contract = await services.contracts.signingOf(payment);
    const start = await services.alipay.start('app', {
      brand,
      paymentNo,
      fen,
      title,
      notifyUrl: `${config.publicOrigin}/pay/notify/alipay/${brand}`,
      returnUrl: '',
      expiresAt: new Date(Date.now() + OPEN_MS),
      ...(contract ? { contract } : {}),
    });
    if (start.method !== 'app') return;
    const opened = await fetch(`${roomOf('alipay')}/gateway.do?${new URLSearchParams(start.payInfo)}`);
    if (!opened.ok) throw new Refusal('4090', { msg: `沙箱收银台应答 ${opened.status}` });
  }

  app.post('/lab/api/pay', async (request) => {
    const { orderNo: number, provider: named, outcome, notify } = labInput(wanted, request.body);
    const owner = ownerOf(number);
    const which = { number, provider: named };
    const payment = owner === undefined ? undefined : await findLabPayment(database.db, owner, which);
    const wallet = SANDBOX_WALLETS.find((one) => one === payment?.provider);
    if (!payment || !wallet) throw new Refusal('4040');
    const { paymentNo } = payment;
    if (wallet === 'alipay' && !(await isKnown(paymentNo))) await openWallet(payment);
    const order = { outTradeNo: paymentNo, outcome, notify };
    const { trade, sent } = await tellSandbox<Played>(`${roomOf(wallet)}/control/outcome`, order);
    return { orderNo: payment.orderNo, paymentNo, tradeNo: trade.tradeNo, status: trade.status, sent };
  });

  app.post('/lab/api/sandbox', async (request) => {
    const { provider: room, fault, amount } = labInput(faulty, request.body);
    if (room === 'apple' && fault === 'http500') throw new Refusal('4000', { msg: NEVER_ASKED });
    const told = amount === undefined ? {} : { amount: amount.toFixed(2) };
    return tellSandbox(`${roomOf(room)}/control/fault`, { fault, ...told });
  });

  /** What is wrong with each: others may have set it, and a reset mends all. */
  app.get('/lab/api/sandbox', async () => {
    const rooms = SANDBOX_ROOMS.filter((room) => roomUrlOf(room, config) !== undefined);
    const faults = rooms.map(async (room) => [room, await tellSandbox(`${roomOf(room)}/control/fault`)]);
    return Object.fromEntries(await Promise.all(faults));
  });

  app.get('/lab/api/orders', async () => readLabOrders(database.db));
}
