import { createHandleService } from '../modules/payment/handle.service.ts';
import { createHandoffService, type HandoffDeps } from '../modules/payment/handoff.service.ts';
import { createQrService, type QrDeps } from '../modules/payment/qr.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface QrParts extends Omit<QrDeps, 'handles' | 'openOrders'>, Omit<HandoffDeps, 'handles'> {
  clock: Clock;
}

/** The room of scanned codes put together. */
export function createQrServices(parts: QrParts) {
  const handles = createHandleService(parts);
  return {
    handles,
    qrs: createQrService({ ...parts, handles }),
    handoffs: createHandoffService({ ...parts, handles }),
  };
}
