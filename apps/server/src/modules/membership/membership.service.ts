import {
  currentVPower,
  expiredDays,
  extendExpiry,
  levelOf,
  type MembershipStatus,
  membershipStatus,
  openDecayEntries,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  appendEntry,
  type HeldGrant,
  insertHeldGrant,
  listCausedEntries,
  listDayEntries,
  lockUser,
  readStanding,
  takeHeldGrants,
  writeExpiry,
  writeSettledDays,
} from './membership.repository.ts';

export interface DaysGrant {
  userId: number;
  days: number;
  cause: string;
  source: string;
  /** Business time of the grant; now unless a demo account is given a past. */
  at?: Date;
}

/** What one order gave, to be taken back. */
export interface Reversal {
  userId: number;
  /** Cause of the entries that gave it. */
  orderCause: string;
  days: number;
  vPower: number;
}

export interface Standing {
  expiresAt: Date | null;
  vPower: number;
  points: number;
  level: number;
  status: MembershipStatus;
}

export type MembershipService = ReturnType<typeof createMembershipService>;

/** Membership as functions of its ledgers and the business clock. Methods with tx join the caller's transaction. */
export function createMembershipService({ db, clock }: { db: Db; clock: Clock }) {
  /** Brings the V power ledger up to now, so that a new end of membership starts from the true value. */
  async function settleDecay(tx: Db, userId: number): Promise<void> {
    const now = clock.businessNow();
    const { expiresAt, settledDays, vPower } = await readStanding(tx, userId);
    const state = { balance: vPower, expiresAt, settledDays };
    for (const { day, at, amount } of openDecayEntries(state, now)) {
      const cause = `decay:${expiresAt?.getTime()}:${day}`;
      await appendEntry(tx, { userId, ledger: 'v_power', cause, amount, source: 'decay', at });
    }
    const days = expiredDays(expiresAt, now);
    if (days > settledDays) await writeSettledDays(tx, userId, days);
  }

  /** Adds days to a membership, once for each cause; answers its end. */
  async function grantDays(tx: Db, grant: DaysGrant): Promise<Date | null> {
    const { userId, days, cause, source, at = clock.businessNow() } = grant;
    await lockUser(tx, userId);
    await settleDecay(tx, userId);
    const { expiresAt } = await readStanding(tx, userId);
    const isNew = await appendEntry(tx, { userId, ledger: 'entitlement', cause, amount: days, source, at });
    if (!isNew) return expiresAt;
    const end = extendExpiry(expiresAt, { at, days });
    if (end) await writeExpiry(tx, userId, end);
    return end;
  }

  return {
    settleDecay,
    grantDays,

    /** V power is added on top of what decay has left. */
    async grantVPower(tx: Db, grant: { userId: number; amount: number; cause: string; source: string }) {
      await lockUser(tx, grant.userId);
      await settleDecay(tx, grant.userId);
      await appendEntry(tx, { ...grant, ledger: 'v_power', at: clock.businessNow() });
    },

    /**
     * Takes back what an order gave: its days as far as they are not used, its V power as far as decay has left it.
     * Answers the V power that was not there any more.
     */
    async reverse(tx: Db, { userId, orderCause, days, vPower }: Reversal): Promise<{ vPowerShort: number }> {
      await lockUser(tx, userId);
      await settleDecay(tx, userId);
      const at = clock.businessNow();
      const { expiresAt, vPower: left } = await readStanding(tx, userId);
      const entry = { userId, cause: `${orderCause}:refund`, source: 'refund', at };
      const isNew = await appendEntry(tx, { ...entry, ledger: 'entitlement', amount: -days });
      if (!isNew) throw new Error(`${orderCause} is reversed already`);
      const end = extendExpiry(expiresAt, { at, days: -days });
      if (end) await writeExpiry(tx, userId, end);
      const taken = Math.min(vPower, left);
      if (taken > 0) await appendEntry(tx, { ...entry, ledger: 'v_power', amount: -taken });
      return { vPowerShort: vPower - taken };
    },

    /** Every grant and reversal of days of a user, oldest first. */
    listDays: listDayEntries,

    /** Entries of these causes in any ledger, oldest first. */
    listCaused: listCausedEntries,

    async grantPoints(tx: Db, grant: { userId: number; amount: number; cause: string; source: string }) {
      await lockUser(tx, grant.userId);
      await appendEntry(tx, { ...grant, ledger: 'points', at: clock.businessNow() });
    },

    /** Keeps days for a phone without an account. The caller holds the phone's row. */
    holdDays: (tx: Db, grant: Omit<HeldGrant, 'heldAt'>) =>
      insertHeldGrant(tx, { ...grant, heldAt: clock.businessNow() }),

    /** A phone has registered: what waited for it is granted, and starts now. The caller holds the phone's row. */
    async releaseHeldDays(tx: Db, phoneIndex: string, userId: number): Promise<void> {
      for (const { cause, days, source } of await takeHeldGrants(tx, phoneIndex, userId)) {
        await grantDays(tx, { userId, days, cause, source });
      }
    },

    async readStanding(userId: number): Promise<Standing> {
      const now = clock.businessNow();
      const { expiresAt, settledDays, vPower: balance, points } = await readStanding(db, userId);
      const vPower = currentVPower({ balance, expiresAt, settledDays }, now);
      const status = membershipStatus({ loggedIn: true, expiresAt, vPower }, now);
      return { expiresAt, vPower, points, level: levelOf(vPower), status };
    },
  };
}
