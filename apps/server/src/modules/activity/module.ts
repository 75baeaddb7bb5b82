import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { activityContent, activityItemContent } from './activity.content.ts';
import { activityInvariants } from './activity.invariants.ts';
import { activityRoutes } from './activity.routes.ts';
import { giftConsoleRoutes } from './gift.console.ts';
import { giftDrawInvariants } from './gift-draw.invariants.ts';
import type { GiftDrawService } from './gift-draw.service.ts';

export const activityModule = defineModule({
  name: 'activity',
  tables: {
    activity_claims: { onDelete: KEEP.ledger },
    activity_addresses: { onDelete: 'delete' },
    // The shipment is kept, so that the gift is not given to a second user.
    activity_gift_parcels: {
      onDelete: { clear: { courier: '', tracking_no: '' } },
      userWritten: ['tracking_no'],
    },
  },
  invariants: [...activityInvariants, ...giftDrawInvariants],
  content: [activityContent, activityItemContent],
  jobs: { giftDraws: ({ giftDraws }: { giftDraws: Pick<GiftDrawService, 'drawDue'> }) => giftDraws.drawDue },
  routes: [activityRoutes],
  console: [giftConsoleRoutes],
});
