import type { ProviderId } from '../ports/payment-gateway.ts';
import { providerOf } from './pay-channel-names.ts';

/**
 * appStore: charges, renews and gives back by itself, and tells us. It knows no number of ours: nothing can be asked of
 * it, neither about a payment nor to give one back. ownCashier: one page for all screens, in its own client alone.
 * notForRenewals: it signs no contracts with us. signsInHeaders: they are not kept, so nothing it told can be believed a
 * second time.
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

/** The same of whoever stands behind a name that a client pays by. */
export const channelHas = (payChannel: string, trait: ProviderTrait): boolean =>
  providerHas(providerOf(payChannel) ?? '', trait);
