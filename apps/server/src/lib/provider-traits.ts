import type { ProviderId } from '../ports/payment-gateway.ts';
import { providerOf } from './pay-channel-names.ts';

/**
 * appStore: charges, renews and refunds by itself, and notifies us. It knows no number of ours: payments can
 * be neither queried nor refunded. ownCashier: one page for all screens, only in its own client.
 * notForRenewals: it signs no contracts with us. signsInHeaders: headers are not stored, so its notifications
 * cannot be verified a second time.
 */
type ProviderTrait = 'appStore' | 'ownCashier' | 'notForRenewals' | 'signsInHeaders';

const TRAITS: Readonly<Record<ProviderId, readonly ProviderTrait[]>> = {
  alipay: [],
  wechat: ['notForRenewals', 'signsInHeaders'],
  qihoo: ['ownCashier'],
  lenovo: ['ownCashier'],
  apple: ['appStore'],
};
const BY_NAME = new Map<string, readonly ProviderTrait[]>(Object.entries(TRAITS));

export const providerHas = (provider: string, trait: ProviderTrait): boolean =>
  BY_NAME.get(provider)?.includes(trait) ?? false;

/** The same for the provider of a name that a client uses. */
export const channelHas = (payChannel: string, trait: ProviderTrait): boolean =>
  providerHas(providerOf(payChannel) ?? '', trait);
