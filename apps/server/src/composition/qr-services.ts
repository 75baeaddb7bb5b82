import { createHandleService } from '../modules/scan-to-pay/handle.service.ts';
import { createHandoffService, type HandoffDeps } from '../modules/scan-to-pay/handoff.service.ts';
import { createQrService, type QrDeps } from '../modules/scan-to-pay/qr.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface QrParts extends Omit<QrDeps, 'handles' | 'openOrders'>, Omit<HandoffDeps, 'handles'> {
  clock: Clock;
}

/** The services of paying by a scanned code. */
export function createQrServices(parts: QrParts) {
  const handles = createHandleService(parts);
  return {
    handles,
    qrs: createQrService({ ...parts, handles }),
    handoffs: createHandoffService({ ...parts, handles }),
  };
}
