import type { VersionGate } from './versions.ts';

/** What a desktop client may do on the purchase page beyond its market. */
export interface DesktopClient {
  /** VIP+ tab; only in source mode 0. */
  multiTab: boolean;
  /** From this version on the client's own cashier is used. */
  sourceModeGate?: VersionGate;
  ownCashier?: 'lenovo' | 'qihoo';
  /** Renewable goods want an agreement over the QR first. */
  agreeOverlay?: true;
}

export const DESKTOP_CLIENTS: Readonly<Record<string, DesktopClient>> = {
  win_rrsp: { multiTab: true },
  mac_rrsp: { multiTab: false },
  win_tthj: { multiTab: false },
  win_hjsp: { multiTab: false },
  win_rrsp_lianxiang: { multiTab: true, sourceModeGate: 'lenovoSourceMode', ownCashier: 'lenovo' },
  win_rrsp_360: { multiTab: true, sourceModeGate: 'qihooSourceMode', ownCashier: 'qihoo' },
  win_rrsp_huawei: { multiTab: true, agreeOverlay: true },
};
