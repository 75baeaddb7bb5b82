import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import type { DeliveryAddress } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Performer } from '../audit/act.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { LimitService } from '../audit/limit.service.ts';
import { type BrandScope, brandsOf } from '../staff/staff-identity.service.ts';
import { openAddress } from './address.service.ts';
import type { GiftDeskService } from './gift-desk.service.ts';
import { listDrawnIn, listWinners, type Winner } from './gift-draw.repository.ts';
import { findTermsOf } from './gift-terms.repository.ts';

export interface GiftConsoleDeps {
  db: Db;
  secrets: Pick<Secrets, 'open'>;
  giftDesk: Pick<GiftDeskService, 'send'>;
  limits: Pick<LimitService, 'useReveal'>;
  audit: Pick<AuditService, 'write'>;
}

export type GiftConsoleService = ReturnType<typeof createGiftConsoleService>;

/** What staff do with gifts: the same as the commands, with permission, brands and entries. */
export function createGiftConsoleService({ db, secrets, giftDesk, limits, audit }: GiftConsoleDeps) {
  /** Of an activity in one of the caller's brands. */
  async function winnersOf(from: Db, activity: string, scope: BrandScope): Promise<Winner[]> {
    const draws = await listDrawnIn(from, brandsOf(scope));
    const draw = draws.find((one) => one.activity === activity);
    const terms = draw && (await findTermsOf(from, draw));
    if (!terms) throw new Refusal(CODE.notFound);
    return listWinners(from, terms);
  }

  async function requireWinner(from: Db, activity: string, entryNo: string, scope: BrandScope) {
    const found = (await winnersOf(from, activity, scope)).find((winner) => winner.entryNo === entryNo);
    if (!found || found.userId === null) throw new Refusal(CODE.notFound);
    return { ...found, userId: found.userId };
  }

  return {
    async listDraws(scope: BrandScope): Promise<ConsoleOutput<'listGiftDraws'>> {
      const draws = await listDrawnIn(db, brandsOf(scope));
      return Promise.all(
        draws.map(async (draw) => {
          const terms = await findTermsOf(db, draw);
          const winners = terms ? await listWinners(db, terms) : [];
          return {
            activity: draw.activity,
            title: draw.title,
            drawTime: draw.drawnAt.getTime(),
            participants: draw.participants,
            winners: winners.length,
            waiting: winners.filter(({ userId, sentAt }) => userId !== null && sentAt === null).length,
          };
        }),
      );
    },

    listWinners: async (activity: string, scope: BrandScope): Promise<ConsoleOutput<'listGiftWinners'>> =>
      (await winnersOf(db, activity, scope)).map(show),

    /** The entry is written before the address leaves, in the same transaction as the count. */
    reveal: (
      { activity, entryNo, reason, ticket }: ConsoleRequest<'revealGiftAddress'>,
      { by, scope }: Performer,
    ): Promise<DeliveryAddress> =>
      db.transaction(async (tx) => {
        const { userId, addressSealed } = await requireWinner(tx, activity, entryNo, scope);
        if (!addressSealed) throw new Refusal(CODE.notFound);
        await limits.useReveal(tx, { staffId: by.staffId, userId });
        const target = `gift:${activity}:${entryNo}`;
        await audit.write(tx, { by, call: 'revealGiftAddress', target, userId, reason, ticket });
        return openAddress(secrets, { addressSealed });
      }),

    send: (
      { activity, entryNo, courier, trackingNo, ticket }: ConsoleRequest<'sendGift'>,
      { by, scope }: Performer,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const before = await requireWinner(tx, activity, entryNo, scope);
        const gift = { entryNo, courier, trackingNo };
        const { same } = await giftDesk.send(activity, [gift], `staff:${by.staffId}`, tx);
        // Somebody has recorded the same before.
        if (same > 0) throw new Refusal(CODE.conflict);
        const sent = [before.courier, before.trackingNo].filter(Boolean).join(' ');
        const changes = [{ what: '寄送', before: sent || '未寄出', after: `${courier} ${trackingNo}` }];
        const target = `gift:${activity}:${entryNo}`;
        const { userId } = before;
        await audit.write(tx, { by, call: 'sendGift', target, userId, ticket, changes });
      }),
  };
}

const show = ({ entryNo, place, userId, courier, trackingNo, sentAt }: Winner) => ({
  entryNo,
  place,
  userId: userId === null ? null : String(userId),
  courier: courier ?? '',
  trackingNo: trackingNo ?? '',
  sendTime: sentAt?.getTime() ?? null,
});
