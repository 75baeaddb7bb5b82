import { BRANDS, type Brand } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { maskPhone, realItemStatus } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { NamedClient } from '../../lib/client-query.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Account } from '../identity/account.service.ts';
import type { UnionBindService } from '../union/union-bind.service.ts';
import { type Activity, type ActivityItem, findAddress } from './activity.repository.ts';
import { type ActivityService, chosenOf, SHOPPING, type Standing, statusOf } from './activity.service.ts';
import { groupFace, groupsOf, itemOf } from './activity.views.ts';
import { openAddress } from './address.service.ts';

export interface ActivityInfoDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  activities: ActivityService;
  unionBinds: Pick<UnionBindService, 'getConfig' | 'startBind'>;
}

type Info = CallOutput<'getActivityInfo'>;

export type ActivityInfoService = ReturnType<typeof createActivityInfoService>;

/** What one user sees of an activity. */
export function createActivityInfoService(deps: ActivityInfoDeps) {
  const { db, clock, secrets, activities, unionBinds } = deps;

  /** Where an item would go: the middle of a phone stays hidden, an account is told by the name it has there. */
  async function accountsOf(caller: Account, items: readonly ActivityItem[]) {
    const phone = caller.phoneSealed ? maskPhone(secrets.open(caller.phoneSealed)) : '';
    const isBound = items.some(({ bindBy }) => bindBy === 'redirect');
    const bound = isBound ? await unionBinds.getConfig(caller, SHOPPING) : undefined;
    return { phone, redirect: bound?.openId ? withoutPhones(bound.nickName || bound.openId) : '' };
  }

  async function realItemOf(
    userId: number,
    { activity, realItem }: Activity,
    { boughtDays, isOpen }: Standing,
  ): Promise<Info['realItem']> {
    if (!realItem?.shown) return null;
    const given = await findAddress(db, userId, activity);
    const { needDays, realItemContext } = realItem;
    const rewardStatus = realItemStatus({ boughtDays, needDays, isOpen, isClaimed: given !== undefined });
    const { address, consignee, phone } = openAddress(secrets, given);
    return { realItemContext, rewardStatus, address, consignee, phone };
  }

  return {
    async getActivityInfo(name: string, caller: Account, brand: Brand): Promise<Info> {
      const activity = await activities.findActivity(name, brand);
      const items = await activities.listItems(db, activity);
      const standing = await activities.readStanding(db, caller.id, activity, clock.businessNow());
      const accounts = await accountsOf(caller, items);
      return {
        activity: activity.activity,
        curBuyDays: standing.boughtDays,
        inActivity: standing.isOpen,
        list: groupsOf(items).flatMap((group) => {
          const [first] = group;
          if (!first) return [];
          const chosen = chosenOf(standing.claims, first.groupId);
          const itemList = group.map((item) => itemOf(item, statusOf(item, standing), accounts[item.bindBy]));
          return [{ ...groupFace(first), chosen, itemList }];
        }),
        realItem: await realItemOf(caller.id, activity, standing),
      };
    },

    /** The shopping partner's page; the way back leads to the activity that it was left from. */
    async startActivityBind(
      name: string,
      userId: number,
      client: NamedClient,
    ): Promise<CallOutput<'startActivityBind'>> {
      const { activity } = await activities.findActivity(name, BRANDS[client.clientType.brand]);
      const pathOf = (ticket: string) => `/vip/activity/status/${ticket}?activity=${activity}`;
      return unionBinds.startBind(userId, SHOPPING, { client, pathOf });
    },
  };
}
