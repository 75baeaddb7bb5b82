import { BRANDS, type Brand } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { fill } from '@juban/contract/texts/fill';
import { giftResult, maskPhone, realItemStatus } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { NamedClient } from '../../lib/client-query.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Account } from '../identity/account.service.ts';
import type { Session, UnionBindService } from '../union/union-bind.service.ts';
import { type Activity, type ActivityItem, findAddress } from './activity.repository.ts';
import { type ActivityService, chosenOf, SHOPPING, type Standing, statusOf } from './activity.service.ts';
import { groupFace, groupsOf, itemOf } from './activity.views.ts';
import { openAddress } from './address.service.ts';
import { findOwnGift, type OwnGift } from './gift-terms.repository.ts';
import type { GiftState, GiftTermsService } from './gift-terms.service.ts';

const NOTHING_WON: OwnGift = { isWinner: false, courier: null, trackingNo: null, sentAt: null };

export interface ActivityInfoDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  activities: ActivityService;
  giftTerms: Pick<GiftTermsService, 'read'>;
  unionBinds: Pick<UnionBindService, 'getConfig' | 'startBind'>;
}

type Info = CallOutput<'getActivityInfo'>;

export type ActivityInfoService = ReturnType<typeof createActivityInfoService>;

/** One user's view of an activity. */
export function createActivityInfoService(deps: ActivityInfoDeps) {
  const { db, clock, secrets, activities, giftTerms, unionBinds } = deps;

  /** The target of an item: a phone with its middle hidden, or the name of a partner account. */
  async function accountsOf(caller: Account, items: readonly ActivityItem[]) {
    const phone = caller.phoneSealed ? maskPhone(secrets.open(caller.phoneSealed)) : '';
    const isBound = items.some(({ bindBy }) => bindBy === 'redirect');
    const bound = isBound ? await unionBinds.getConfig(caller, SHOPPING) : undefined;
    return { phone, redirect: bound?.openId ? withoutPhones(bound.nickName || bound.openId) : '' };
  }

  async function ownGiftOf(gift: GiftState, entryNo: string | undefined): Promise<OwnGift> {
    return gift.draw && entryNo ? findOwnGift(db, gift.terms, entryNo) : NOTHING_WON;
  }

  async function realItemOf(
    userId: number,
    activity: Activity,
    { boughtDays, isOpen }: Standing,
  ): Promise<Info['realItem']> {
    const gift = await giftTerms.read(db, activity);
    if (!gift || !activity.realItem) return null;
    const given = await findAddress(db, userId, activity.activity);
    const { needDays, realItemContext } = activity.realItem;
    const hasAddress = given !== undefined;
    const canGive = isOpen && !gift.isOver;
    const { isWinner, courier, trackingNo, sentAt } = await ownGiftOf(gift, given?.entryNo);
    const isReached = boughtDays >= needDays;
    const facts = { hasAddress, isReached, isOver: gift.isOver, isDrawn: gift.draw !== undefined, isWinner };
    return {
      realItemContext: fill(realItemContext, { winners: gift.terms.winners }),
      rewardStatus: realItemStatus({ boughtDays, needDays, isOpen: canGive, isClaimed: hasAddress }),
      ...openAddress(secrets, given),
      entryNo: given?.entryNo ?? '',
      result: giftResult({ ...facts, isSent: sentAt !== null }),
      courier: courier ?? '',
      trackingNo: trackingNo ?? '',
      sentTime: sentAt?.getTime() ?? null,
    };
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

    /** The shopping partner's page; it returns to the activity it was opened from. */
    async startActivityBind(
      name: string,
      session: Session,
      client: NamedClient,
    ): Promise<CallOutput<'startActivityBind'>> {
      const { activity } = await activities.findActivity(name, BRANDS[client.clientType.brand]);
      const pathOf = (ticket: string) => `/vip/activity/status/${ticket}?activity=${activity}`;
      return unionBinds.startBind(session, SHOPPING, { client, pathOf });
    },
  };
}
