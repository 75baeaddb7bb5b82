import type { AlipayAccount } from '../../../config/alipay-config.ts';
import type { NotificationAnswer, PaymentGateway } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { createAlipayClient } from './alipay-client.ts';
import { readNotification } from './alipay-notification.ts';
import { STARTS } from './alipay-start.ts';
import { createAlipayTrades } from './alipay-trades.ts';

/** They repeat until the body is exactly this word; the status does not count. */
const say = (status: number, body: string): NotificationAnswer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});

/** Alipay by its official SDK: the same against the provider and against the sandbox. */
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
      if (!start) throw new Error(`Alipay is not paid by ${method}`);
      return start(client, request);
    },
    ...createAlipayTrades(client),
    readNotification: (bytes) => readNotification(client, bytes),
    answers: { accepted: say(200, 'success'), refused: say(200, 'fail'), failed: say(500, 'fail') },
  };
}
