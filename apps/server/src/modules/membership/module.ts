import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { levelInvariants } from './level.invariants.ts';
import { membershipConsoleRoutes } from './membership.console.ts';
import { debtInvariants, membershipInvariants } from './membership.invariants.ts';
import { membershipRoutes } from './membership.routes.ts';

export const membershipModule = defineModule({
  name: 'membership',
  tables: {
    ledger_entries: { onDelete: KEEP.ledger },
    ledger_balances: { onDelete: KEEP.ledger },
    ledger_debts: { onDelete: KEEP.ledger },
    memberships: { onDelete: KEEP.ledger },
    held_grants: { onDelete: KEEP.oncePerPhone },
    check_ins: { onDelete: KEEP.ledger },
    level_rewards: { onDelete: KEEP.ledger },
    medals: { onDelete: KEEP.ledger },
  },
  invariants: [...membershipInvariants, ...debtInvariants, ...levelInvariants],
  routes: [membershipRoutes],
  console: [membershipConsoleRoutes],
});
