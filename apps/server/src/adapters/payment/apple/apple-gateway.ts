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
  /** The UUID by which an account is named to the store. */
  accountTokenOf(userId: number): string;
}

/**
 * The App Store as a way to pay. The device pays there and brings the signed transaction; the store knows no number
 * of ours, so there is nothing to ask about, to close, or to give back from here.
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
        throw new ProviderUnavailable(`the App Store is not paid by ${method}`);
      return { method, payInfo: { appAccountToken: accountTokenOf(owner) } };
    },
    query: unknown,
    close: unknown,
    async refund() {
      throw new ProviderUnavailable('only the App Store itself gives its money back');
    },
    async readNotification() {
      throw new NotificationRefused('notices of the App Store are read as what they are');
    },
    // They repeat until the status is 200; the body does not count.
    answers: { accepted: plainAnswer(200, ''), refused: plainAnswer(400, ''), failed: plainAnswer(503, '') },
  };
}
