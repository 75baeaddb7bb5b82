import { z } from 'zod/mini';
import { hint, remark } from '../fields.ts';
import { givenPage, wantedPage } from '../paging.fields.ts';
import {
  goodsCode,
  inputWithoutPrices,
  orderDetail,
  orderNo,
  orderSummary,
  ownPath,
  payChannel,
  payStatus,
  purchaseBodies,
  sellingChannelId,
} from './payment.fields.ts';

const MAX_REASON_LENGTH = 200;

const origin = { source: hint(64), from_path: hint(256) };

export const paymentSchemas = {
  createPurchase: {
    summary: 'Create an order, with what the app needs to pay it',
    input: inputWithoutPrices({ payChannel, goodsId: goodsCode, sellingChannelId, ...origin }),
    output: z.object({
      orderNo: z.string(),
      /** The signed fields that the wallet of the channel requires. */
      payInfo: z.record(z.string(), z.string()),
    }),
  },
  createPurchaseH5: {
    summary: 'Create an order, with what a browser needs to pay it',
    input: inputWithoutPrices({
      goodsCode,
      payChannel,
      sellingChannelId,
      /** Where the provider sends the payer back to; /vip/pay-result if empty. */
      returnUrl: z._default(ownPath, ''),
      clientType: hint(64),
      /** Can also be sent as the header of that name. */
      oaid: hint(64),
      ...origin,
    }),
    output: z.object(purchaseBodies),
  },
  getPayStatus: {
    summary: 'Whether an order of the user is paid according to our data',
    input: z.object({ orderNo }),
    output: z.object({ payStatus }),
  },
  listOrders: {
    summary: 'Orders of the user, newest first',
    input: z.object(wantedPage),
    output: z.object({ content: z.array(orderSummary), ...givenPage }),
  },
  getOrder: {
    summary: 'One order of the user with its history, and whether it can be refunded',
    input: z.object({ orderNo }),
    output: orderDetail,
  },
  checkOrder: {
    summary:
      'Ask the provider about an order of the user and settle a payment; `checking` if it has not answered yet',
    input: z.object({ orderNo }),
    output: z.object({
      result: z.enum(['paid', 'unpaid', 'checking']),
      order: orderDetail,
      /**
       * The level reached through the V power of this payment; null if none, or later than a day after the
       * payment.
       */
      risenTo: z.nullable(z.int()),
    }),
  },
  requestRefund: {
    summary: 'Refund an order of the user by the rules in its detail',
    input: z.object({ orderNo, reason: remark(MAX_REASON_LENGTH) }),
    output: orderDetail,
  },
};
