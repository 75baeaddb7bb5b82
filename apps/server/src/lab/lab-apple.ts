import { CODE } from '@juban/contract/code-names';
import { ownerOf } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { notifyUrlOf } from '../lib/notify-url.ts';
import { Refusal } from '../lib/refusal.ts';
import { sandboxProviderUrl } from '../sandbox-providers.ts';
import { findLabAppleOrder } from './lab-apple.repository.ts';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { callSandbox } from './sandbox-control.ts';

const MILLI_UNITS_A_FEN = 10;

const orderNo = z.string().check(z.maxLength(64));
const notify = z._default(z.enum(['once', 'twice', 'drop', 'tampered', 'late']), 'once');
const inputSchema = z.object({ orderNo, notify });
const eventInput = z.object({
  orderNo,
  event: z.enum([
    'SUBSCRIBED',
    'DID_RENEW',
    'DID_CHANGE_RENEWAL_STATUS',
    'EXPIRED',
    'REFUND',
    'REVOKE',
    'REFUND_REVERSED',
    'TEST',
  ]),
  notify,
});

interface Played {
  transactionId: string;
  originalTransactionId: string;
  jws: string;
  sent: ReadonlyArray<{ httpStatus: number; answer: string; isGenuine: boolean }>;
}

/** Plays the buyer on an iPhone and the App Store. */
export async function labAppleRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { foundation, services } = product;
  const { config, database } = foundation;

  function controlUrl(path: string): string {
    const baseUrl = sandboxProviderUrl('apple', config);
    if (!baseUrl) throw new Refusal(CODE.notFound);
    return `${baseUrl}/control/${path}`;
  }

  async function requireRow(number: string) {
    const owner = ownerOf(number);
    const order = owner === undefined ? undefined : await findLabAppleOrder(database.db, owner, number);
    if (!order) throw new Refusal(CODE.notFound);
    return order;
  }

  /** The purchase for this order; repeated requests return the same one. */
  const buy = async (number: string, how: z.output<typeof notify>) => {
    const { userId, brand, goodsCode, fen, renewable, days } = await requireRow(number);
    return callSandbox<Played>(controlUrl('purchase'), {
      key: number,
      brand,
      productId: goodsCode,
      price: fen * MILLI_UNITS_A_FEN,
      renewable,
      days,
      appAccountToken: services.accountTokenOf(userId),
      notifyUrl: notifyUrlOf(config.publicOrigin, 'apple', brand),
      // The Lab may have moved the clock: the purchase has the moved time.
      at: foundation.clock.businessNow().getTime(),
      notify: how,
    });
  };

  app.post('/lab/api/apple/purchase', async (request) => {
    const { orderNo: number, notify: how } = labInput(inputSchema, request.body);
    return buy(number, how);
  });

  /**
   * Later events of that purchase, and how the notification is delivered; a renewal returns the new period's
   * transaction.
   */
  app.post('/lab/api/apple/event', async (request) => {
    const { orderNo: number, event, notify: how } = labInput(eventInput, request.body);
    const { tradeNo } = await requireRow(number);
    const transactionId = tradeNo ?? (await buy(number, 'drop')).transactionId;
    return callSandbox<Played>(controlUrl('event'), { transactionId, event, notify: how });
  });
}
