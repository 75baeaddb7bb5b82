import { createHeldClaimService, type HeldClaimDeps } from '../modules/claim/held-claim.service.ts';
import {
  createHoldReviewService,
  type HoldHandler,
  type HoldReviewDeps,
} from '../modules/fraud/hold-review.service.ts';

interface HoldReviewParts extends Omit<HoldReviewDeps, 'handlers'>, HeldClaimDeps {
  heldOrders: HoldHandler;
  heldExchanges: HoldHandler;
}

/** Review of held grants, with the service that releases or refuses each kind. */
export function createHoldReview(parts: HoldReviewParts) {
  const { heldOrders: order, heldExchanges: exchange } = parts;
  const handlers = { order, exchange, claim: createHeldClaimService(parts) };
  return createHoldReviewService({ ...parts, handlers });
}
