import type { CallOutput } from '@juban/contract';
import type { GiftBundleType, GiftCycle, GiftStanding } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import { type GiftChoice, type GiftClaim, hasClaims, insertClaim } from './gift.repository.ts';
import type { GiftService } from './gift.service.ts';
import { type GiftFacts, giftOf, isOf } from './gift.views.ts';

export interface ClaimGiftDeps {
  db: Db;
  clock: Clock;
  gifts: Pick<GiftService, 'readFacts'>;
  partnerGrants: Pick<PartnerGrantService, 'put'>;
}

export interface GiftWish {
  userId: number;
  type: GiftBundleType;
  choice: string;
}

export type ClaimGiftService = ReturnType<typeof createClaimGiftService>;

/** One card of the running cycle for the one who owns it; who delivers it is told in the same transaction. */
export function createClaimGiftService(deps: ClaimGiftDeps) {
  const { db, clock, gifts, partnerGrants } = deps;

  const deliver = (tx: Db, { userId, orderNo }: GiftClaim, what: string | number, gift: GiftChoice) => {
    const { partner, days, product } = gift;
    return partnerGrants.put(tx, `gift:${orderNo}:${what}`, { partner, userId, days, product });
  };

  async function give(tx: Db, { userId, type, choice }: GiftWish, facts: GiftFacts) {
    const cycle = demandCycle(facts.standing);
    const card = facts.offered.filter(isOf(type, 'card')).find(({ choiceId }) => choiceId === choice);
    if (!card) throw new Refusal('2138');
    const isFirst = !(await hasClaims(tx, userId, cycle.orderNo));
    const set = isFirst ? facts.offered.find(isOf(type, 'set')) : undefined;
    const claim = freeze({ userId, bundle: type, claimedAt: facts.now }, cycle, card, set);
    if (!(await insertClaim(tx, claim))) throw new Refusal('2136');
    await deliver(tx, claim, cycle.card, card);
    if (set) await deliver(tx, claim, 'set', set);
    return { choice, name: card.name, set: set?.name ?? null };
  }

  return {
    claimGift: (wish: GiftWish): Promise<CallOutput<'claimGift'>> =>
      db.transaction(async (tx) => {
        const { userId, type } = wish;
        await holdUser(tx, userId);
        const facts = (await gifts.readFacts(tx, userId, clock.businessNow()))(type);
        const given = await give(tx, wish, facts);
        const standing = { ...facts.standing, status: 2 } as const;
        return { ...given, gift: giftOf(type, { ...facts, standing, choiceName: given.name }) };
      }),

    /** Whether any card of an order was claimed; joins the caller's transaction. */
    hasClaims,
  };
}

function demandCycle({ status, cycle, isOver }: GiftStanding): GiftCycle {
  if (!cycle) throw new Refusal(isOver ? '2137' : '2135');
  if (status === 2) throw new Refusal('2136');
  return cycle;
}

function freeze(
  who: Pick<GiftClaim, 'userId' | 'bundle' | 'claimedAt'>,
  { orderNo, card, startsAt, endsAt }: GiftCycle,
  { choiceId, name, partner, product, days }: GiftChoice,
  set: GiftChoice | undefined,
): GiftClaim {
  const frozen = { choiceId, name, partner, product, days, setId: set?.choiceId ?? null };
  return { ...who, orderNo, card, startsAt, endsAt, ...frozen };
}
