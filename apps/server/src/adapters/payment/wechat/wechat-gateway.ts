import {
  type NotificationAnswer,
  type PaymentGateway,
  ProviderUnavailable,
} from '../../../ports/payment-gateway.ts';
import { createWechatClient, type WechatClientOptions } from './wechat-client.ts';
import { readNotification } from './wechat-notification.ts';
import { STARTS } from './wechat-start.ts';
import { createWechatTrades } from './wechat-trades.ts';

/** They check the status and repeat for a day until it is a success. */
const answer = (status: number, code: 'SUCCESS' | 'FAIL', message: string): NotificationAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ code, message }),
});

/** WeChat Pay by its API v3: the same code for the provider and the sandbox. */
export function createWechatGateway({
  now = Date.now,
  ...options
}: Omit<WechatClientOptions, 'now'> & { now?: () => number }): PaymentGateway {
  const client = createWechatClient({ ...options, now });
  return {
    provider: 'wechat',
    methods: new Set(['app', 'h5', 'qr', 'jsapi', 'mini'] as const),
    async merchantOf(brand) {
      const { appId, mchId } = await options.merchants.of(brand);
      return { appId, sellerId: mchId };
    },
    async start(method, request) {
      const start = STARTS[method];
      if (!start) throw new ProviderUnavailable(`WeChat does not support ${method}`);
      return start(client, request);
    },
    ...createWechatTrades(client),
    readNotification: (bytes) => readNotification(client, bytes),
    answers: {
      accepted: answer(200, 'SUCCESS', '成功'),
      refused: answer(400, 'FAIL', '拒绝'),
      failed: answer(500, 'FAIL', '失败'),
    },
  };
}
