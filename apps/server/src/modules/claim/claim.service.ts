import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { nextWindowChange, windowState } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireOpen } from '../../lib/require-open.ts';
import { randomHandle, sha256 } from '../../lib/secrets.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FraudService } from '../fraud/fraud.service.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { RiskService } from '../identity/risk.service.ts';
import type { SmsCodeService } from '../identity/sms-code.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import {
  type ClaimChannel,
  findChannel,
  findNextChange,
  findOpenChannels,
  findReceipt,
  insertClaim,
} from './claim.repository.ts';

/** How many open channels a closed one names. */
const MOST_OTHERS = 3;

export interface ClaimDeps {
  db: Db;
  clock: Clock;
  accounts: AccountService;
  codes: SmsCodeService;
  risk: Pick<RiskService, 'admitSend'>;
  membership: MembershipService;
  fraud: Pick<FraudService, 'holds' | 'reviewOf'>;
}

interface CodeRequest {
  phone: string;
  channel: string;
  /** From the risk check. */
  rid: string | undefined;
}

export type ClaimService = ReturnType<typeof createClaimService>;

/** Free VIP days from a partner's channel: one claim per phone and channel, for ever. */
export function createClaimService(deps: ClaimDeps) {
  const { db, clock, accounts, codes, risk, membership, fraud } = deps;

  async function findKnown(channel: string): Promise<ClaimChannel> {
    const found = await findChannel(db, channel);
    if (!found) throw new Refusal(CODE.notFound);
    return found;
  }

  return {
    async getClaimConfig(channel: string): Promise<SharedRead<CallOutput<'getClaimConfig'>>> {
      const found = await findKnown(channel);
      const now = clock.businessNow();
      if (windowState(found, now) === 'open') {
        return { data: toConfig(found, now, []), changesAt: nextWindowChange(found, now) };
      }
      const [others, changesAt] = await Promise.all([
        findOpenChannels(db, now, MOST_OTHERS),
        findNextChange(db, now),
      ]);
      return { data: toConfig(found, now, others), changesAt };
    },

    async sendClaimCode({ phone, channel, rid }: CodeRequest, context: RequestContext): Promise<null> {
      const found = await findKnown(channel);
      requireOpen(found, clock.businessNow());
      await risk.admitSend(phone, rid, context.address);
      await codes.sendCode({ phone, purpose: 'claim', scope: channel }, context);
      return null;
    },

    async receiveClaim(
      request: { phone: string; code: string; channel: string },
      context: RequestContext,
    ): Promise<CallOutput<'receiveClaim'>> {
      const { phone, code, channel } = request;
      requireOpen(await findKnown(channel), clock.businessNow());
      const codeId = await codes.checkCode({ phone, purpose: 'claim', scope: channel }, code, context);
      return db.transaction(async (tx) => {
        const { phoneIndex, userId } = await accounts.holdPhone(tx, phone);
        await codes.useCode(tx, codeId);
        const claimedAt = clock.businessNow();
        const receipt = randomHandle();
        const claim = { phoneIndex, channel, codeId, claimedAt, receiptHash: sha256(receipt) };
        const days = await insertClaim(tx, claim);
        if (days === undefined) throw new Refusal(CODE.claimedBefore);
        const made = { days, claimedAt: claimedAt.getTime(), receipt, review: null };
        const subject = { kind: 'claim', id: codeId, userId: userId ?? undefined, phoneIndex } as const;
        if (await fraud.holds(tx, subject, askerOf(context)))
          return { ...made, review: 'held' as const, expiredTime: null };
        const grant = claimGrant({ channel, codeId, days });
        if (userId === null) {
          await membership.holdDays(tx, { phoneIndex, ...grant });
          return { ...made, expiredTime: null };
        }
        const end = await membership.grantDays(tx, { userId, ...grant });
        return { ...made, expiredTime: end?.getTime() ?? null };
      });
    },

    async getClaimReceipt(channel: string, receipt: string): Promise<CallOutput<'getClaimReceipt'>> {
      const found = await findReceipt(db, channel, sha256(receipt));
      if (!found) throw new Refusal(CODE.notFound);
      const review = (await fraud.reviewOf(db, 'claim', found.codeId)) ?? null;
      return { days: found.days, claimedAt: found.claimedAt.getTime(), review };
    },
  };
}

/** The grant of a claim, at once or when it is released. */
export const claimGrant = ({ channel, codeId, days }: { channel: string; codeId: string; days: number }) => ({
  days,
  cause: `claim:${channel}:${codeId}`,
  source: 'claim',
});

const askerOf = ({ brand, address, deviceId, oaid, requesterCookie, issuedCookie }: RequestContext) => ({
  brand: brand.id,
  address,
  deviceId,
  oaid,
  cookie: requesterCookie ?? issuedCookie,
});

function toConfig(
  found: ClaimChannel,
  now: Date,
  others: readonly ClaimChannel[],
): CallOutput<'getClaimConfig'> {
  return {
    channel: found.channel,
    title: found.title,
    partner: found.partner,
    days: found.days,
    backImgList: found.backImages,
    btnColor: found.buttonColor,
    bgColor: found.backgroundColor,
    inActivityTime: windowState(found, now) === 'open',
    state: windowState(found, now),
    openChannels: others.map(({ channel, title, partner, days }) => ({ channel, title, partner, days })),
    startTime: found.startsAt.getTime(),
    endTime: found.endsAt.getTime(),
    rules: found.rules,
    posters: found.posters,
  };
}
