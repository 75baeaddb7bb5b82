import { CODE } from '@juban/contract/code-names';
import { ownerOf } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { notifyUrlOf } from '../lib/notify-url.ts';
import { providerOf } from '../lib/pay-channel-names.ts';
import { Refusal } from '../lib/refusal.ts';
import { refuseFailures } from '../lib/refuse-failures.ts';
import { type PaymentMethod, type PaymentRequest, ProviderUnavailable } from '../ports/payment-gateway.ts';
import {
  SANDBOX_PROVIDERS,
  SANDBOX_WALLETS,
  type SandboxProvider,
  sandboxProviderUrl,
} from '../sandbox-providers.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { findLabPayment, type LabPayment, readLabOrders } from './lab-orders.repository.ts';
import { callSandbox } from './sandbox-control.ts';

/** A buyer in the Lab may come late: the trade itself is open for a day. */
const OPEN_MS = 86_400_000;

type Wallet = (typeof SANDBOX_WALLETS)[number];
/**
 * How a trade begins that its provider does not know yet, as after a code that was not scanned: without the
 * payer's name.
 */
const OPENED_BY: Readonly<Partial<Record<Wallet, PaymentMethod>>> = { alipay: 'app', wechat: 'qr' };
const refuseIfUnavailable = refuseFailures([ProviderUnavailable, CODE.busy]);

/** By its own name or by the client's payment type. */
const provider = z.pipe(
  z.string(),
  z.transform((name: string) => providerOf(name) ?? name),
);
const inputSchema = z.object({
  orderNo: z.string().check(z.maxLength(64)),
  provider: z.optional(z.pipe(provider, z.enum(SANDBOX_WALLETS))),
  outcome: z.enum(['paid', 'failed', 'closed']),
  notify: z._default(z.enum(['once', 'twice', 'drop', 'tampered', 'late']), 'once'),
});
const faulty = z.object({
  provider: z.pipe(provider, z.enum(SANDBOX_PROVIDERS)),
  fault: z.enum(['none', 'delay', 'drop', 'duplicate', 'reorder', 'tamper', 'amount', 'http500']),
  /** The amount in yuan in a tampered notification. */
  amount: z.optional(z.number().check(z.minimum(0.01), z.maximum(1_000_000))),
});

/**
 * The App Store only sends signed notifications and is never queried: its notifications can fail, its answers
 * cannot.
 */
const NEVER_ASKED = 'fault: App Store 只发通知，没有可以应答 500 的接口';

interface Played {
  trade: { tradeNo: string; status: string };
  sent: ReadonlyArray<{ httpStatus: number; answer: string; isGenuine: boolean }>;
}

/** Plays the buyer and the provider: what happens to a payment there, and how we are notified. */
export async function labPayRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { foundation, services } = product;
  const { config, database } = foundation;

  function sandboxUrlOf(provider: SandboxProvider): string {
    const url = sandboxProviderUrl(provider, config);
    if (!url) throw new Refusal(CODE.notFound);
    return url;
  }

  const isKnown = (wallet: Wallet, paymentNo: string) =>
    callSandbox(`${sandboxUrlOf(wallet)}/control/trades/${encodeURIComponent(paymentNo)}`).then(
      () => true,
      (error) => {
        if (error instanceof Refusal && error.code === CODE.notFound) return false;
        throw error;
      },
    );

  async function start(wallet: Wallet, method: PaymentMethod, payment: LabPayment) {
    const { paymentNo, brand, fen, title } = payment;
    const gateway = services.gateways.find((one) => one.provider === wallet);
    if (!gateway) throw new Refusal(CODE.notFound);
    const contract = await services.contracts.signingOf(payment);
    const request: PaymentRequest = {
      brand,
      paymentNo,
      fen,
      title,
      notifyUrl: notifyUrlOf(config.publicOrigin, wallet, brand),
      returnUrl: '',
      expiresAt: new Date(Date.now() + OPEN_MS),
      ...(contract ? { contract } : {}),
    };
    return refuseIfUnavailable(gateway.start(method, request));
  }

  /**
   * WeChat starts a trade when we request it, Alipay when the wallet opens its cashier with a signed order of
   * ours.
   */
  async function openTrade(wallet: Wallet, payment: LabPayment): Promise<void> {
    const method = OPENED_BY[wallet];
    if (!method || (await isKnown(wallet, payment.paymentNo))) return;
    const started = await start(wallet, method, payment);
    if (started.method !== 'app') return;
    const opened = await fetch(`${sandboxUrlOf(wallet)}/gateway.do?${new URLSearchParams(started.payInfo)}`);
    if (!opened.ok) throw new Refusal(CODE.conflict, { msg: `沙箱收银台应答 ${opened.status}` });
  }

  app.post('/lab/api/pay', async (request) => {
    const { orderNo: number, provider: named, outcome, notify } = labInput(inputSchema, request.body);
    const owner = ownerOf(number);
    const which = { number, provider: named };
    const payment = owner === undefined ? undefined : await findLabPayment(database.db, owner, which);
    const wallet = SANDBOX_WALLETS.find((one) => one === payment?.provider);
    if (!payment || !wallet) throw new Refusal(CODE.notFound);
    const { paymentNo } = payment;
    await openTrade(wallet, payment);
    const order = { outTradeNo: paymentNo, outcome, notify };
    const { trade, sent } = await callSandbox<Played>(`${sandboxUrlOf(wallet)}/control/outcome`, order);
    return { orderNo: payment.orderNo, paymentNo, tradeNo: trade.tradeNo, status: trade.status, sent };
  });

  app.post('/lab/api/sandbox', async (request) => {
    const { provider, fault, amount } = labInput(faulty, request.body);
    if (provider === 'apple' && fault === 'http500') throw new Refusal(CODE.badRequest, { msg: NEVER_ASKED });
    const tampered = amount === undefined ? {} : { amount: amount.toFixed(2) };
    return callSandbox(`${sandboxUrlOf(provider)}/control/fault`, { fault, ...tampered });
  });

  /** The faults of each provider: others may have set them, and a reset clears them. */
  app.get('/lab/api/sandbox', async () => {
    const providers = SANDBOX_PROVIDERS.filter(
      (provider) => sandboxProviderUrl(provider, config) !== undefined,
    );
    const faults = providers.map(async (provider) => [
      provider,
      await callSandbox(`${sandboxUrlOf(provider)}/control/fault`),
    ]);
    return Object.fromEntries(await Promise.all(faults));
  });

  app.get('/lab/api/orders', async () => readLabOrders(database.db));
}
