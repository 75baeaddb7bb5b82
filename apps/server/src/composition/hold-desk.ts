import { createHeldClaimService, type HeldClaimDeps } from '../modules/claim/held-claim.service.ts';
import {
  createHoldDeskService,
  type HoldDeskDeps,
  type HoldKeeper,
} from '../modules/fraud/hold-desk.service.ts';

interface HoldDeskParts extends Omit<HoldDeskDeps, 'keepers'>, HeldClaimDeps {
  heldOrders: HoldKeeper;
  heldExchanges: HoldKeeper;
}

/** What is held, with whoever gives or refuses each kind of it. */
export function createHoldDesk(parts: HoldDeskParts) {
  const { heldOrders: order, heldExchanges: exchange } = parts;
  const keepers = { order, exchange, claim: createHeldClaimService(parts) };
  return createHoldDeskService({ ...parts, keepers });
}
