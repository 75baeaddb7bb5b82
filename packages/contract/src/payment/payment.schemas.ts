import { z } from 'zod/mini';
import { hint, remark } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
import {
  goodsCode,
  orderDetail,
  orderNo,
  orderSummary,
  ownPath,
  payChannel,
  payStatus,
  pricedByUs,
  purchaseBodies,
  sellingChannelId,
} from './payment.fields.ts';

const MOST_REASON = 200;

const origin = { source: hint(64), from_path: hint(256) };

export const paymentSchemas = {
  createPurchase: {
    summary: 'Make an order and what the app needs to pay it',
    input: pricedByUs({ payChannel, goodsId: goodsCode, sellingChannelId, ...origin }),
    output: z.object({
      orderNo: z.string(),
      /** The fields the wallet of that channel wants, signed. */
      payInfo: z.record(z.string(), z.string()),
    }),
  },
  createPurchaseH5: {
    summary: 'Make an order and what a browser needs to pay it',
    input: pricedByUs({
      goodsCode,
      payChannel,
      sellingChannelId,
      /** Where the provider sends the payer back to; /vip/pay-result where empty. */
      returnUrl: z._default(ownPath, ''),
      clientType: hint(64),
      /** Also taken from the header of that name. */
      oaid: hint(64),
      ...origin,
    }),
    output: z.object(purchaseBodies),
  },
  getPayStatus: {
    summary: 'Whether an own order is paid, as far as is known here',
    input: z.object({ orderNo }),
    output: z.object({ payStatus }),
  },
  listOrders: {
    summary: 'Own orders, newest first',
    input: z.object(wantedPage),
    output: z.object({ content: z.array(orderSummary), ...givenPage }),
  },
  getOrder: {
    summary: 'One own order with its history, and whether it can be refunded',
    input: z.object({ orderNo }),
    output: orderDetail,
  },
  checkOrder: {
    summary: 'Ask the provider about an own order and settle what it says; checking: it did not answer yet',
    input: z.object({ orderNo }),
    output: z.object({
      result: z.enum(['paid', 'unpaid', 'checking']),
      order: orderDetail,
      /** The level that its V power raised the payer to; null if none, or a day after the payment. */
      risenTo: z.nullable(z.int()),
    }),
  },
  requestRefund: {
    summary: 'Refund an own order by the rules that its detail tells',
    input: z.object({ orderNo, reason: remark(MOST_REASON) }),
    output: orderDetail,
  },
};
