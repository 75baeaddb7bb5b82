import { CODE } from '@juban/contract/code-names';
import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import type { CodesService } from '../codes/codes.service.ts';
import type { CampaignService } from './campaign.service.ts';
import type { GiftCodeService } from './gift-code.service.ts';
import { readJson, requireRequestId, requireSigned, type SignedBytes } from './partner-signature.ts';

const asked = z.strictObject({
  activity: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** As the player typed it. */
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The maker's own number of the player: guesses are counted by it, and it is not stored. */
  player: z.string().check(z.regex(/^[\w.@-]{1,64}$/)),
});

export interface GiftCodeCallBytes extends SignedBytes {
  act: string;
}

export type GiftCodeAnswer =
  | { state: 'open' | 'used'; gives: string }
  | { outcome: 'used' | 'repeated'; gives: string };

export interface GiftCodeCallDeps {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  campaigns: Pick<CampaignService, 'find'>;
  giftCodes: GiftCodeService;
  codes: CodesService;
  /** Undefined for an unknown partner. */
  partnerSecretOf: (partner: string) => string | undefined;
}

export type GiftCodeCallService = ReturnType<typeof createGiftCodeCallService>;

/** The game's maker checks a gift code, and uses it. */
export function createGiftCodeCallService(deps: GiftCodeCallDeps) {
  const { db, clock, rateLimits, campaigns, giftCodes, codes, partnerSecretOf } = deps;

  /** A correctly signed request for a campaign of this partner, with a well-formed code. */
  async function admit(bytes: GiftCodeCallBytes) {
    const { partner, act } = bytes;
    const secret = partnerSecretOf(partner);
    if (secret === undefined || (act !== 'check' && act !== 'use')) throw new Refusal(CODE.notFound);
    requireSigned(bytes, `codes/${act}`, { secret, realNow: clock.realNow() });
    const requestId = requireRequestId(bytes);
    const parsed = z.safeParse(asked, readJson(bytes));
    if (!parsed.success) throw new Refusal(CODE.badRequest);
    const { activity, player } = parsed.data;
    await refuseOver(rateLimits, 'codeCallsByPartner', partner);
    const campaign = await campaigns.find(db, activity);
    if (campaign.partner !== partner) throw new Refusal(CODE.notFound);
    const code = giftCodes.read(parsed.data.code);
    if (code === undefined) throw new Refusal(CODE.codeMistyped);
    await refuseOver(rateLimits, 'codeTriesByPlayer', `${partner}:${player}`);
    return { campaign: activity, gives: campaign.giftCodes.gives, code, partner, requestId, act };
  }

  type Admitted = Awaited<ReturnType<typeof admit>>;

  async function find(tx: Db, { campaign, code }: Admitted) {
    const found = await giftCodes.find(tx, campaign, code);
    if (!found) throw new Refusal(CODE.codeUnknown);
    return found;
  }

  async function check(tx: Db, admitted: Admitted): Promise<GiftCodeAnswer> {
    const isUsed = await codes.isUsed(tx, await find(tx, admitted));
    return { state: isUsed ? 'used' : 'open', gives: admitted.gives };
  }

  async function use(tx: Db, admitted: Admitted): Promise<GiftCodeAnswer> {
    const { partner, requestId, gives } = admitted;
    const at = clock.businessNow();
    const outcome = await codes.use(tx, await find(tx, admitted), { partner, requestId, at });
    if (outcome === 'usedBefore') throw new Refusal(CODE.codeUsed);
    if (outcome === 'requestTaken') throw new Refusal(CODE.conflict);
    return { outcome, gives };
  }

  return {
    /** Refuses forged, stale, unreadable and mistyped requests before any code is looked up. */
    async receive(bytes: GiftCodeCallBytes): Promise<GiftCodeAnswer> {
      const admitted = await admit(bytes);
      const work = admitted.act === 'use' ? use : check;
      return db.transaction((tx) => work(tx, admitted));
    },
  };
}
