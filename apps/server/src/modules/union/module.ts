import { defineModule } from '../../platform/module.ts';
import { deliverTopic } from '../../platform/topic.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { unionContent } from './union.content.ts';
import { unionInvariants } from './union.invariants.ts';
import { unionRoutes } from './union.routes.ts';
import type { UnionFullService } from './union-full.service.ts';
import { unionFullTopic } from './union-order.repository.ts';

export const unionModule = defineModule({
  name: 'union',
  tables: {
    union_bindings: { onDelete: 'delete', userWritten: ['nick_name'] },
    union_orders: { onDelete: KEEP.money },
    union_turns: { onDelete: KEEP.money },
    partner_years: {},
  },
  invariants: unionInvariants,
  content: [unionContent],
  topics: [
    deliverTopic(
      unionFullTopic,
      ({ fullUnions }: { fullUnions: Pick<UnionFullService, 'delivery'> }) => fullUnions.delivery,
    ),
  ],
  routes: [unionRoutes],
});
