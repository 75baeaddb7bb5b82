import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { giftContent } from './gift.content.ts';
import { giftInvariants } from './gift.invariants.ts';
import { giftRoutes } from './gift.routes.ts';

export const giftModule = defineModule({
  name: 'gift',
  tables: {
    gift_claims: { onDelete: KEEP.money },
  },
  invariants: giftInvariants,
  content: [giftContent],
  routes: [giftRoutes],
});
