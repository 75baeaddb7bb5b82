import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { campaignContent } from './campaign.content.ts';
import { campaignInvariants } from './campaign.invariants.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { gameCallbackRoutes } from './game-callback.routes.ts';
import { giftCodeCallRoutes } from './gift-code-call.routes.ts';

export const campaignModule = defineModule({
  name: 'campaign',
  tables: {
    campaign_events: { onDelete: KEEP.ledger },
    campaign_claims: { onDelete: KEEP.ledger },
    campaign_draw_entries: { onDelete: KEEP.ledger },
    campaign_draw_balances: { onDelete: KEEP.ledger },
    campaign_draws: { onDelete: KEEP.ledger },
    campaign_gift_codes: { onDelete: KEEP.ledger },
  },
  invariants: campaignInvariants,
  content: [campaignContent],
  routes: [campaignRoutes, gameCallbackRoutes, giftCodeCallRoutes],
});
