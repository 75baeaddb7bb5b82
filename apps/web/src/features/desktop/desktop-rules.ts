import type { ClientType } from '@juban/catalog';
import { DESKTOP_CLIENTS, desktopSellerOf } from '@juban/catalog/desktop-clients';
import { versionGate } from '@juban/catalog/version-gates';
import { isAtLeastVersion } from '@juban/domain/version';
import type { ClientIdentity } from '../../platform/session/client-identity.ts';

export interface DesktopRules {
  /** Whose goods are sold. */
  seller: ClientType;
  /** 1: the partner whose client it is sells by itself, by its own cashier. */
  sourceMode: 0 | 1;
  cashier: 'lenovo' | 'qihoo' | undefined;
  /** The VIP+ tab. */
  hasPlus: boolean;
  /** Goods that renew are agreed to before their code is shown. */
  wantsAgreement: boolean;
  /** The box that tells how to get the money back. */
  showsRefund: boolean;
}

export function desktopRulesOf({ clientType, clientVersion }: ClientIdentity): DesktopRules {
  const seller = desktopSellerOf(clientType);
  const client = DESKTOP_CLIENTS[seller.id];
  const gate = client?.sourceModeGate;
  const isSource = gate !== undefined && isAtLeastVersion(clientVersion, versionGate(gate, seller.id));
  return {
    seller,
    sourceMode: isSource ? 1 : 0,
    cashier: isSource ? client?.ownCashier : undefined,
    hasPlus: !isSource && client?.multiTab === true,
    wantsAgreement: client?.agreeOverlay === true,
    showsRefund: client?.refundBox === true,
  };
}
