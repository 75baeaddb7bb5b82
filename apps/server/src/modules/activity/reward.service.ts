import type { Brand } from '@juban/catalog';
import type { CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { activityTexts } from '@juban/contract/texts/activity';
import type { ItemStatus } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireOpen } from '../../lib/require-open.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PartnerGateway } from '../../ports/partner-gateway.ts';
import type { Account, AccountService } from '../identity/account.service.ts';
import { requirePartnerAccount } from '../partner/partner-account.service.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import type { UnionBindService } from '../union/union-bind.service.ts';
import type { UnionReservationService } from '../union/union-reservation.service.ts';
import {
  type Activity,
  type ActivityClaim,
  type ActivityItem,
  insertClaim,
  takeOne,
} from './activity.repository.ts';
import { type ActivityService, chosenOf, SHOPPING, type Standing, statusOf } from './activity.service.ts';
import { rewardCause } from './reward-bond.service.ts';

const STATUS_REFUSAL = {
  ALREADY_REWARD: CODE.rewardTaken,
  NOT_ENOUGH: CODE.rewardStockGone,
  NO_CONDITION: CODE.tooFewDaysBought,
  NO_RULE: CODE.rewardRuledOut,
} as const satisfies Record<Exclude<ItemStatus, 'REWARD'>, string>;

export interface RewardDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  activities: ActivityService;
  accounts: Pick<AccountService, 'hasProof' | 'useProof'>;
  unionBinds: Pick<UnionBindService, 'getConfig'>;
  partners: Pick<PartnerGateway, 'findAccount'>;
  partnerGrants: Pick<PartnerGrantService, 'put'>;
  unionReservations: Pick<UnionReservationService, 'countDays'>;
}

interface ClaimedItem {
  activity: Activity;
  item: ActivityItem;
}

/** The account or phone that receives it. */
interface Target {
  account: string;
  /** A phone that is not the account's own: the claim uses its proof. */
  provedPhone: string | undefined;
}

export type RewardService = ReturnType<typeof createRewardService>;

/** Claims an item: everything in one transaction; the partner is queried before it and notified after it. */
export function createRewardService(deps: RewardDeps) {
  const { db, clock, secrets, activities, accounts, unionBinds, partners } = deps;
  const { partnerGrants, unionReservations } = deps;

  /** An item of no activity that the caller's brand shows does not exist. */
  async function findItem(itemId: string, name: string, brand: Brand): Promise<ClaimedItem> {
    const activity = await activities.findActivityOf(itemId, name, brand);
    const item = activity && (await activities.listItems(db, activity)).find((one) => one.itemId === itemId);
    if (!activity || !item) throw new Refusal(CODE.notFound, { msg: activityTexts.unknownItem });
    return { activity, item };
  }

  /** Refuses whatever cannot be claimed at that time. */
  async function readItemStanding(
    from: Db,
    userId: number,
    { activity, item }: ClaimedItem,
    now: Date,
  ): Promise<Standing> {
    requireOpen(activity, now);
    const standing = await activities.readStanding(from, userId, activity, now);
    const status = statusOf(item, standing);
    if (status !== 'REWARD') throw new Refusal(STATUS_REFUSAL[status]);
    return standing;
  }

  /** Only the account's own phone, or one that this user has proved. */
  async function phoneOf(caller: Account, mobile: string | undefined) {
    const own = caller.phoneSealed ? secrets.open(caller.phoneSealed) : undefined;
    if (mobile === undefined || mobile === own) return { phone: own, provedPhone: undefined };
    if (!(await accounts.hasProof(caller.id, mobile))) throw new Refusal(CODE.phoneNotProved);
    return { phone: mobile, provedPhone: mobile };
  }

  async function targetOf(caller: Account, item: ActivityItem, mobile: string | undefined): Promise<Target> {
    const { phone, provedPhone } = await phoneOf(caller, mobile);
    if (item.bindBy === 'redirect') {
      const { openId } = await unionBinds.getConfig(caller, SHOPPING);
      if (!openId) throw new Refusal(CODE.partnerNotBound);
      return { account: openId, provedPhone };
    }
    return { account: await requirePartnerAccount(partners, item.partner, phone), provedPhone };
  }

  async function give(tx: Db, userId: number, claimed: ClaimedItem, { account, provedPhone }: Target) {
    const claimedAt = clock.businessNow();
    const standing = await readItemStanding(tx, userId, claimed, claimedAt);
    const proofId = provedPhone ? await accounts.useProof(tx, userId, provedPhone) : null;
    if (proofId === undefined) throw new Refusal(CODE.phoneNotProved);
    const { item } = claimed;
    if (!(await takeOne(tx, item.itemId))) throw new Refusal(CODE.rewardStockGone);
    const { partner, product, days } = item;
    const year = await unionReservations.countDays(tx, { partner, account, days });
    const claim = freeze({ userId, account, year, proofId, claimedAt }, claimed, standing);
    if (!(await insertClaim(tx, claim))) throw new Refusal(CODE.rewardTaken);
    await partnerGrants.put(tx, rewardCause(userId, item.itemId), { partner, account, days, product });
  }

  return {
    async claimReward(
      { itemId, mobile, activity }: CallRequest<'claimActivityReward'>,
      caller: Account,
      brand: Brand,
    ): Promise<null> {
      const claimed = await findItem(itemId, activity, brand);
      // Refused before a partner is called; the rows are checked again in the transaction.
      await readItemStanding(db, caller.id, claimed, clock.businessNow());
      const target = await targetOf(caller, claimed.item, mobile);
      await db.transaction(async (tx) => {
        await lockUser(tx, caller.id);
        await give(tx, caller.id, claimed, target);
      });
      return null;
    },
  };
}

function freeze(
  who: Pick<ActivityClaim, 'userId' | 'account' | 'year' | 'proofId' | 'claimedAt'>,
  { activity: { activity, startsAt, endsAt }, item }: ClaimedItem,
  { boughtDays, claims }: Standing,
): ActivityClaim {
  const { groupId, choose, itemId, onceKey, needDays, partner, product, days } = item;
  const slot = chosenOf(claims, groupId) + 1;
  const rule = { activity, groupId, slot, choose, itemId, onceKey, boughtDays, needDays };
  return { ...who, ...rule, partner, product, days, startsAt, endsAt };
}
