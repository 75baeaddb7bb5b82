import { type ClientType, clientTypeOf, DEFAULT_CLIENT_TYPE } from './client-types.ts';
import type { VersionGate } from './version-gates.ts';

/** Options of a desktop client on the purchase page, beyond its market. */
export interface DesktopClient {
  /** VIP+ tab; only in source mode 0. */
  multiTab: boolean;
  /** From this version on, the client's own cashier is used. */
  sourceModeGate?: VersionGate;
  ownCashier?: 'lenovo' | 'qihoo';
  /** Renewing goods require accepting an agreement before the QR code is shown. */
  agreeOverlay?: true;
  /** Its store requires a link to refunds beside the price. */
  refundBox?: true;
}

export const DESKTOP_CLIENTS: Readonly<Record<string, DesktopClient>> = {
  win_rrsp: { multiTab: true },
  mac_rrsp: { multiTab: false },
  win_tthj: { multiTab: false },
  win_hjsp: { multiTab: false },
  win_rrsp_lianxiang: { multiTab: true, sourceModeGate: 'lenovoSourceMode', ownCashier: 'lenovo' },
  win_rrsp_360: { multiTab: true, sourceModeGate: 'qihooSourceMode', ownCashier: 'qihoo' },
  win_rrsp_huawei: { multiTab: true, agreeOverlay: true, refundBox: true },
};

const PLAIN_DESKTOP = 'win_rrsp';

/**
 * The client type whose goods the desktop pages sell; for a web visitor, that of the plain desktop client.
 */
export function desktopSellerOf(clientType: ClientType): ClientType {
  return clientType.id === DEFAULT_CLIENT_TYPE ? clientTypeOf(PLAIN_DESKTOP) : clientType;
}
