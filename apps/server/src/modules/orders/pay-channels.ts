import type { ClientType } from '@juban/catalog';
import { DESKTOP_CLIENTS } from '@juban/catalog/desktop-clients';
import { channelHas } from '../../lib/provider-traits.ts';

/** The payment settings of goods. */
export interface Payable {
  payChannels: ReadonlySet<string>;
  renewable: boolean;
}

const STORE_PLATFORMS: ReadonlySet<ClientType['platform']> = new Set(['ios', 'ipad']);

/** Whether goods may be paid by that channel in that client. */
export function mayPayBy(payChannel: string, goods: Payable, clientType: ClientType): boolean {
  if (channelHas(payChannel, 'appStore')) return STORE_PLATFORMS.has(clientType.platform);
  if (channelHas(payChannel, 'ownCashier')) return DESKTOP_CLIENTS[clientType.id]?.ownCashier === payChannel;
  if (goods.renewable && channelHas(payChannel, 'notForRenewals')) return false;
  return goods.payChannels.has(payChannel);
}
