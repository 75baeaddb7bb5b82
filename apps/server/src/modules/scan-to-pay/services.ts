import { createHandleService } from './handle.service.ts';
import { createHandoffService, type HandoffDeps } from './handoff.service.ts';
import { createQrService, type QrDeps } from './qr.service.ts';

export type ScanToPayParts = Omit<QrDeps, 'handles'> & Omit<HandoffDeps, 'handles'>;

/** Paying by a scanned code, and handing an order over to a phone. */
export function createScanToPayServices({
  db,
  clock,
  publicOrigin,
  storefront,
  accounts,
  wechatPayer,
  orders,
  openOrders,
  ownContracts,
  payStatuses,
}: ScanToPayParts) {
  const handles = createHandleService({ db, clock });
  return {
    handles,
    qrs: createQrService({ clock, publicOrigin, storefront, orders, openOrders, handles, ownContracts }),
    handoffs: createHandoffService({
      db,
      publicOrigin,
      accounts,
      handles,
      openOrders,
      ownContracts,
      payStatuses,
      wechatPayer,
    }),
  };
}
