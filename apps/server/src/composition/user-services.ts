import { createAgreementService } from '../modules/agreement/agreement.service.ts';
import { createFraudService } from '../modules/fraud/fraud.service.ts';
import { createIdentityServices } from '../modules/identity/services.ts';
import { createMembershipServices } from '../modules/membership/services.ts';
import { createOutboxService } from '../modules/outbox/outbox.service.ts';
import { createBlockService } from '../modules/storefront/block.service.ts';
import { createStorefrontService } from '../modules/storefront/storefront.service.ts';
import type { Adapters } from './adapters.ts';
import type { Base } from './base.ts';

export type UserServices = ReturnType<typeof createUserServices>;

/** Accounts with their membership, and what every layer above needs: the goods, the outbox, the fraud rules. */
export function createUserServices(
  { db, clock, secrets, rateLimits }: Base,
  { sms, puzzles }: Adapters,
  alwaysChecked: (phone: string) => boolean,
) {
  const outbox = createOutboxService({ db, clock });
  const agreements = createAgreementService({ db, clock });
  const membership = createMembershipServices({ db, clock });
  const identity = createIdentityServices({
    db,
    clock,
    secrets,
    rateLimits,
    sms,
    outbox,
    membership: membership.membership,
    medals: membership.medals,
    agreements,
    puzzles,
    alwaysChecked,
  });
  return {
    outbox,
    agreements,
    storefront: createStorefrontService({ db }),
    blocks: createBlockService({ db }),
    fraud: createFraudService({ db, clock, secrets }),
    ...membership,
    ...identity,
  };
}
