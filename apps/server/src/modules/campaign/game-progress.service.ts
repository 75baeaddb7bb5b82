import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireOpen } from '../../lib/require-open.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CampaignService } from './campaign.service.ts';
import { type CallbackBytes, type GameCallback, readCallback } from './game-callback.ts';
import { findEvent, type GameEvent, insertEvent } from './mission.repository.ts';
import { MOST_SKEW_MS } from './partner-signature.ts';

export interface GameProgressDeps {
  db: Db;
  clock: Clock;
  campaigns: CampaignService;
  /** Undefined for an unknown partner. */
  partnerSecretOf: (partner: string) => string | undefined;
}

export type GameProgressService = ReturnType<typeof createGameProgressService>;

/** Reports on players by the game's maker, server to server: the only way to complete a mission. */
export function createGameProgressService(deps: GameProgressDeps) {
  const { db, clock, campaigns, partnerSecretOf } = deps;

  async function keep(tx: Db, partner: string, callback: GameCallback): Promise<'accepted' | 'repeated'> {
    const campaign = await campaigns.find(tx, callback.activity);
    if (campaign.partner !== partner) throw new Refusal(CODE.notFound);
    const receivedAt = campaigns.refuseClosed(campaign);
    requireOpen(widened(campaign), callback.happenedAt);
    if (!(await lockUser(tx, callback.userId))) throw new Refusal(CODE.notFound);
    const { activity, ...fact } = callback;
    const event = { ...fact, campaign: activity, receivedAt };
    if (await insertEvent(tx, event)) return 'accepted';
    const known = await findEvent(tx, activity, callback.eventId);
    if (!known || !isSame(known, event)) throw new Refusal(CODE.conflict);
    return 'repeated';
  }

  return {
    /** Refuses forged, stale, unreadable and unknown reports; a repeated event changes nothing. */
    async receive(bytes: CallbackBytes): Promise<{ outcome: 'accepted' | 'repeated' }> {
      const secret = partnerSecretOf(bytes.partner);
      if (secret === undefined) throw new Refusal(CODE.notFound);
      const callback = readCallback(bytes, secret, clock.realNow());
      return { outcome: await db.transaction((tx) => keep(tx, bytes.partner, callback)) };
    },
  };
}

/** Only events during the campaign count; the maker's clock may be off by as much as its signature may. */
const widened = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: new Date(startsAt.getTime() - MOST_SKEW_MS),
  endsAt: new Date(endsAt.getTime() + MOST_SKEW_MS),
});

const isSame = (a: GameEvent, b: GameEvent) =>
  a.userId === b.userId && a.event === b.event && a.fen === b.fen && a.level === b.level;
