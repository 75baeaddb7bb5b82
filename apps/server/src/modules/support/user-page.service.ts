import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { explainMembership } from '@juban/contract/console/explain-membership';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeskUserService } from '../identity/desk-user.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { type Deletion, findDeletion } from '../my-data/deletion-records.service.ts';
import type { OrderListService } from '../orders/order-list.service.ts';
import type { ContractListService } from '../renewals/contract-list.service.ts';
import type { BrandScope } from '../staff/staff-identity.service.ts';
import type { DeskActsService } from './acts.service.ts';
import { type OwnBrands, readOwnBrands } from './own-brands.service.ts';
import { holdRowOf, readBenefits } from './user-benefits.service.ts';
import { readLedgers } from './user-ledgers.service.ts';

type User = ConsoleOutput<'getUser'>;

export interface UserPageDeps {
  db: Db;
  clock: Clock;
  membership: Pick<MembershipService, 'readStanding'>;
  deskUsers: Pick<DeskUserService, 'find' | 'sessionsOf'>;
  orderLists: Pick<OrderListService, 'listOf'>;
  contractLists: Pick<ContractListService, 'listOf'>;
  deskActs: Pick<DeskActsService, 'onUser'>;
}

export type UserPageService = ReturnType<typeof createUserPageService>;

/** Everything that explains a user, as far as the caller sees it. */
export function createUserPageService(deps: UserPageDeps) {
  const { db, clock, membership, deskUsers, orderLists, contractLists, deskActs } = deps;

  return {
    async get(id: number, scope: BrandScope): Promise<User> {
      const user = await deskUsers.find(id, scope);
      if (!user) throw new Refusal(CODE.notFound);
      const brands = await readOwnBrands(db, id, scope);
      const [standing, deletion, ledgers, benefits] = await Promise.all([
        membership.readStanding(id),
        findDeletion(db, id),
        readLedgers(db, id, brands),
        readBenefits(db, id, brands),
      ]);
      const [orders, contracts, sessions, acts] = await Promise.all([
        orderLists.listOf(id, scope),
        contractLists.listOf(id, scope),
        deskUsers.sessionsOf(id, scope),
        deskActs.onUser(id, seesTarget(brands)),
      ]);
      const { named, ...shownLedgers } = ledgers;
      const held = benefits.holds
        .filter(({ subjectKind, state }) => subjectKind === 'order' && state === 'held')
        .map(({ subjectId, rule }) => ({ orderNo: subjectId, rule }));
      const { expiresAt, vPower, points } = standing;
      return {
        ...user,
        status: statusOf(deletion),
        vPower,
        points,
        explanation: explainMembership({
          now: clock.businessNow(),
          expiresAt,
          entries: named,
          held,
          deletion: deletion ?? null,
        }),
        deletion: deletion
          ? { askTime: deletion.askedAt.getTime(), dueTime: deletion.dueAt.getTime() }
          : null,
        ...shownLedgers,
        ...benefits,
        holds: benefits.holds.map(holdRowOf),
        orders,
        contracts,
        sessions,
        acts,
      };
    },
  };
}

function statusOf(deletion: Deletion | undefined): User['status'] {
  if (!deletion) return 'active';
  return deletion.doneAt ? 'deleted' : 'deleting';
}

/** Acts on an order or contract of another brand are left out; a contract has the number of an order. */
const seesTarget =
  (brands: OwnBrands) =>
  (target: string): boolean => {
    const [kind, number = ''] = target.split(':');
    return kind === 'order' || kind === 'contract' ? brands.seesOrder(number) : true;
  };
