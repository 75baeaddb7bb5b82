import { ownerOf } from '@juban/domain';
import type { AppleAccount } from '../../../config/apple-config.ts';
import {
  NotificationRefused,
  type PaymentFact,
  type PaymentGateway,
  ProviderUnavailable,
} from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { plainAnswer } from '../plain-answer.ts';

export interface AppleGatewayOptions {
  apps: Accounts<AppleAccount>;
  /** The UUID that identifies an account to the store. */
  accountTokenOf(userId: number): string;
}

/**
 * The App Store as a payment method. The device pays there and sends the signed transaction; the store knows
 * no number of ours, so nothing can be queried, closed or refunded from here.
 */
export function createAppleGateway({ apps, accountTokenOf }: AppleGatewayOptions): PaymentGateway {
  const unknown = async (brand: PaymentFact['brand'], paymentNo: string): Promise<PaymentFact> => ({
    brand,
    paymentNo,
    state: 'absent',
  });
  return {
    provider: 'apple',
    methods: new Set(['iap'] as const),
    async merchantOf(brand) {
      const { bundleId, appAppleId } = await apps.of(brand);
      return { appId: bundleId, sellerId: String(appAppleId) };
    },
    async start(method, { paymentNo }) {
      const owner = ownerOf(paymentNo);
      if (method !== 'iap' || owner === undefined)
        throw new ProviderUnavailable(`the App Store does not support ${method}`);
      return { method, payInfo: { appAccountToken: accountTokenOf(owner) } };
    },
    query: unknown,
    close: unknown,
    async refund() {
      throw new ProviderUnavailable('only the App Store itself can refund');
    },
    async readNotification() {
      throw new NotificationRefused('notices of the App Store are not read as payment notifications');
    },
    // They repeat until the status is 200; the body does not count.
    answers: { accepted: plainAnswer(200, ''), refused: plainAnswer(400, ''), failed: plainAnswer(503, '') },
  };
}
