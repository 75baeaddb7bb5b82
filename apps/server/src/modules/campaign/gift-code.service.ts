import { isRedeemCode, normaliseRedeemCode } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Code, CodesService, OwnCode } from '../codes/codes.service.ts';
import type { Campaign } from './campaign.repository.ts';
import { findEarlierCode, findEarlierOwner } from './mission.repository.ts';

/** Gift codes from before there were batches. */
const EARLIER_FORM = /^[2-9A-HJ-NP-Z]{10}$/;

export interface GiftCodeDeps {
  codes: CodesService;
}

export type GiftCodeService = ReturnType<typeof createGiftCodeService>;

/** The code that sharing gives: one per sharer, including earlier ones. */
export function createGiftCodeService({ codes }: GiftCodeDeps) {
  return {
    /** False if all codes of the campaign have been given out. */
    give: (tx: Db, { campaign, giftCodes }: Campaign, to: { userId: number; at: Date }): Promise<boolean> =>
      codes.give(tx, { ...to, campaign }, giftCodes),

    hasLeft: (db: Db, { campaign, giftCodes }: Campaign): Promise<boolean> =>
      codes.hasLeft(db, campaign, giftCodes),

    async readOwn(db: Db, userId: number, campaign: string): Promise<OwnCode | undefined> {
      const own = await codes.readOwn(db, userId, campaign);
      if (own) return own;
      const code = await findEarlierCode(db, userId, campaign);
      return code === undefined ? undefined : { code, isUsed: false };
    },

    /** In the form used for look-up; undefined for a typing error, which the check character reveals. */
    read(typed: string): string | undefined {
      const code = normaliseRedeemCode(typed);
      return isRedeemCode(code) || EARLIER_FORM.test(code) ? code : undefined;
    },

    /** A code that was given to a user; an earlier one is moved to a batch here. */
    async find(tx: Db, campaign: string, code: string): Promise<Code | undefined> {
      const found = await codes.find(tx, campaign, code);
      if (found || !EARLIER_FORM.test(code)) return found;
      const owner = await findEarlierOwner(tx, campaign, code);
      if (!owner) return undefined;
      await codes.adopt(tx, { campaign, code, userId: owner.userId, at: owner.givenAt });
      return codes.find(tx, campaign, code);
    },
  };
}
