import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { claimContent } from './claim.content.ts';
import { claimInvariants } from './claim.invariants.ts';
import { claimRoutes } from './claim.routes.ts';
import { type ClaimDeps, createClaimService } from './claim.service.ts';

export const claimModule = defineModule({
  name: 'claim',
  tables: {
    claims: { onDelete: KEEP.oncePerPhone },
  },
  invariants: claimInvariants,
  content: [claimContent],
  services: ({ db, clock, accounts, codes, risk, membership, fraud }: ClaimDeps) => ({
    claims: createClaimService({ db, clock, accounts, codes, risk, membership, fraud }),
  }),
  routes: [claimRoutes],
});
