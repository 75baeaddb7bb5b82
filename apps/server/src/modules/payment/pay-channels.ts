import type { ClientType } from '@juban/catalog';
import { DESKTOP_CLIENTS } from '@juban/catalog/desktop-clients';

/** What goods say of how they are paid. */
export interface Payable {
  payChannels: ReadonlySet<string>;
  renewable: boolean;
}

const STORE_PLATFORMS: ReadonlySet<ClientType['platform']> = new Set(['ios', 'ipad']);

/** Whether goods may be paid by that channel in that client. */
export function mayPayBy(payChannel: string, goods: Payable, clientType: ClientType): boolean {
  if (payChannel === 'apple') return STORE_PLATFORMS.has(clientType.platform);
  if (payChannel === 'qihoo' || payChannel === 'lenovo')
    return DESKTOP_CLIENTS[clientType.id]?.ownCashier === payChannel;
  // WeChat signs no contracts with us.
  if (payChannel === 'wechat' && goods.renewable) return false;
  return goods.payChannels.has(payChannel);
}
