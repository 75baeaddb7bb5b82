import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
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
  /** Undefined for a partner we do not have. */
  partnerSecretOf: (partner: string) => string | undefined;
}

export type GameProgressService = ReturnType<typeof createGameProgressService>;

/** What the game's maker tells of players, server to server: the only way that a mission is reached. */
export function createGameProgressService(deps: GameProgressDeps) {
  const { db, clock, campaigns, partnerSecretOf } = deps;

  async function keep(tx: Db, partner: string, told: GameCallback): Promise<'accepted' | 'repeated'> {
    const campaign = await campaigns.find(tx, told.activity);
    if (campaign.partner !== partner) throw new Refusal(CODE.notFound);
    const receivedAt = campaigns.refuseClosed(campaign);
    requireOpen(widened(campaign), told.happenedAt);
    if (!(await holdUser(tx, told.userId))) throw new Refusal(CODE.notFound);
    const { activity, ...fact } = told;
    const event = { ...fact, campaign: activity, receivedAt };
    if (await insertEvent(tx, event)) return 'accepted';
    const known = await findEvent(tx, activity, told.eventId);
    if (!known || !isSame(known, event)) throw new Refusal(CODE.conflict);
    return 'repeated';
  }

  return {
    /** Refuses what is forged, stale, unreadable or of nobody; the same event again changes nothing. */
    async receive(bytes: CallbackBytes): Promise<{ outcome: 'accepted' | 'repeated' }> {
      const secret = partnerSecretOf(bytes.partner);
      if (secret === undefined) throw new Refusal(CODE.notFound);
      const told = readCallback(bytes, secret, clock.realNow());
      return { outcome: await db.transaction((tx) => keep(tx, bytes.partner, told)) };
    },
  };
}

/** What counts happened in the campaign; the maker's clock may be off by as much as its signature may. */
const widened = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: new Date(startsAt.getTime() - MOST_SKEW_MS),
  endsAt: new Date(endsAt.getTime() + MOST_SKEW_MS),
});

const isSame = (a: GameEvent, b: GameEvent) =>
  a.userId === b.userId && a.event === b.event && a.fen === b.fen && a.level === b.level;
