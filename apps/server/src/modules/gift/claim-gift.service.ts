import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import type { GiftBundleType, GiftCycle, GiftStanding } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PartnerGateway } from '../../ports/partner-gateway.ts';
import type { AccountService } from '../identity/account.service.ts';
import { requirePartnerAccount } from '../partner/partner-account.service.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import {
  type GiftChoice,
  type GiftClaim,
  giftCause,
  hasClaims,
  insertClaim,
  listGrantCauses,
} from './gift.repository.ts';
import type { GiftService } from './gift.service.ts';
import { type GiftFacts, giftOf, isOf } from './gift.views.ts';

export interface ClaimGiftDeps {
  db: Db;
  clock: Clock;
  gifts: Pick<GiftService, 'readFacts'>;
  accounts: Pick<AccountService, 'readProfile'>;
  partners: Pick<PartnerGateway, 'findAccount'>;
  partnerGrants: Pick<PartnerGrantService, 'put'>;
}

export interface GiftClaimInput {
  userId: number;
  type: GiftBundleType;
  choice: string;
}

/** The result of a request: the card, and the set if it is the first of its order. */
interface ClaimedGift {
  cycle: GiftCycle;
  card: GiftChoice;
  set: GiftChoice | undefined;
}

/** The user's account at each partner that has to deliver something. */
type Accounts = ReadonlyMap<string, string>;

export type ClaimGiftService = ReturnType<typeof createClaimGiftService>;

/**
 * Claims one card of the current cycle for its owner: the partner is queried before the transaction and
 * notified after it.
 */
export function createClaimGiftService(deps: ClaimGiftDeps) {
  const { db, clock, gifts, accounts, partners, partnerGrants } = deps;

  const readFacts = async (from: Db, { userId, type }: GiftClaimInput) =>
    (await gifts.readFacts(from, userId, clock.businessNow()))(type);

  /** Refuses whatever cannot be claimed at that time. */
  async function findGift(
    from: Db,
    input: GiftClaimInput,
    { standing, offered }: GiftFacts,
  ): Promise<ClaimedGift> {
    const { userId, type, choice } = input;
    const cycle = requireCycle(standing);
    const card = offered.filter(isOf(type, 'card')).find(({ choiceId }) => choiceId === choice);
    if (!card) throw new Refusal(CODE.noSuchBenefit);
    const isFirst = !(await hasClaims(from, userId, cycle.orderNo));
    return { cycle, card, set: isFirst ? offered.find(isOf(type, 'set')) : undefined };
  }

  /** A claim uses up its card, which must not happen for a phone that the partner does not know. */
  async function findAccounts(userId: number, { card, set }: ClaimedGift): Promise<Accounts> {
    const { mobile } = await accounts.readProfile(userId);
    // A year card's set comes from another partner than the chosen card: the name tells which account is
    // missing.
    const ask = async ({ partner, name }: GiftChoice): Promise<[string, string]> => [
      partner,
      await requirePartnerAccount(partners, partner, mobile, fill(giftTexts.noAccount, { name })),
    ];
    const byPartner = new Map([set, card].flatMap((gift) => (gift ? [[gift.partner, gift] as const] : [])));
    return new Map(await Promise.all([...byPartner.values()].map(ask)));
  }

  async function give(tx: Db, input: GiftClaimInput, facts: GiftFacts, known: Accounts) {
    const { userId, type, choice } = input;
    const { cycle, card, set } = await findGift(tx, input, facts);
    const claim = freeze({ userId, bundle: type, claimedAt: facts.now }, cycle, card, set);
    if (!(await insertClaim(tx, claim))) throw new Refusal(CODE.bundleCycleTaken);
    const deliver = ({ partner, days, product }: GiftChoice, what: number | 'set') => {
      const account = known.get(partner);
      // Another gift than the one that was checked: a cycle began in between.
      if (account === undefined) throw new Refusal(CODE.claimFailed);
      const grant = { partner, account, userId, days, product };
      return partnerGrants.put(tx, giftCause(cycle.orderNo, what), grant);
    };
    await deliver(card, cycle.card);
    if (set) await deliver(set, 'set');
    return { choice, name: card.name, set: set?.name ?? null };
  }

  return {
    async claimGift(input: GiftClaimInput): Promise<CallOutput<'claimGift'>> {
      const { userId, type } = input;
      // Refused before a partner is called; the rows are checked again in the transaction.
      const claimed = await findGift(db, input, await readFacts(db, input));
      const known = await findAccounts(userId, claimed);
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const facts = await readFacts(tx, input);
        const given = await give(tx, input, facts, known);
        const standing = { ...facts.standing, status: 2 } as const;
        return { ...given, gift: giftOf(type, { ...facts, standing, choiceName: given.name }) };
      });
    },

    /** Whether any card of an order was claimed; joins the caller's transaction. */
    hasClaims,

    listGrantCauses,
  };
}

function requireCycle({ status, cycle, isOver }: GiftStanding): GiftCycle {
  if (!cycle) throw new Refusal(isOver ? CODE.bundleCycleMissed : CODE.noBundle);
  if (status === 2) throw new Refusal(CODE.bundleCycleTaken);
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
