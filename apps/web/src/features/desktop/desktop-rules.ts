import type { ClientType } from '@juban/catalog';
import { DESKTOP_CLIENTS, desktopSellerOf } from '@juban/catalog/desktop-clients';
import { versionGate } from '@juban/catalog/version-gates';
import { isAtLeastVersion } from '@juban/domain/version';
import type { ClientIdentity } from '../../platform/session/client-identity.ts';

export interface DesktopRules {
  /** Client type whose goods are sold. */
  seller: ClientType;
  /** 1: the partner's client sells with its own cashier. */
  sourceMode: 0 | 1;
  cashier: 'lenovo' | 'qihoo' | undefined;
  /** Has the VIP+ tab. */
  hasPlus: boolean;
  /** Renewing goods need an agreement before their code is shown. */
  wantsAgreement: boolean;
  /** Shows how to get a refund. */
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
