import type { AlipayAccount } from '../../../config/alipay-config.ts';
import { type PaymentGateway, ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { plainAnswer } from '../plain-answer.ts';
import { createAlipayClient } from './alipay-client.ts';
import { readNotification } from './alipay-notification.ts';
import { STARTS } from './alipay-start.ts';
import { createAlipayTrades } from './alipay-trades.ts';

/** Alipay by its official SDK: the same code for the provider and the sandbox. */
export function createAlipayGateway(options: {
  merchants: Accounts<AlipayAccount>;
  gateway: string;
}): PaymentGateway {
  const client = createAlipayClient(options);
  return {
    provider: 'alipay',
    methods: new Set(['app', 'h5', 'page', 'qr'] as const),
    async merchantOf(brand) {
      const { appId, sellerId } = await options.merchants.of(brand);
      return { appId, sellerId };
    },
    async start(method, request) {
      const start = STARTS[method];
      if (!start) throw new ProviderUnavailable(`Alipay does not support ${method}`);
      return start(client, request);
    },
    ...createAlipayTrades(client),
    readNotification: (bytes) => readNotification(client, bytes),
    // They repeat until the body is exactly this word; the status does not count.
    answers: {
      accepted: plainAnswer(200, 'success'),
      refused: plainAnswer(200, 'fail'),
      failed: plainAnswer(500, 'fail'),
    },
  };
}
