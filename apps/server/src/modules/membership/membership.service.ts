import { refundTexts } from '@juban/contract/texts/refund';
import {
  currentVPower,
  expiredDays,
  extendExpiry,
  levelOf,
  type MembershipStatus,
  membershipStatus,
  openDecayEntries,
  refundCause,
  returnCause,
  shanghaiDay,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { createGatheredReads } from '../../lib/gathered-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import { readTakenVPower, sumEarned } from './earned.repository.ts';
import { listRewardsSince } from './level.repository.ts';
import {
  appendEntries,
  appendEntry,
  decayCause,
  type HeldGrant,
  insertHeldGrant,
  listCausedEntries,
  listDayEntries,
  type NewEntry,
  REFUND_SOURCE,
  readStandings,
  readVPowerAround,
  type StandingKey,
  type StandingRow,
  takeHeldGrants,
  takeOrOwe,
  writeExpiry,
  writeSettledDays,
} from './membership.repository.ts';

export interface DaysGrant {
  userId: number;
  days: number;
  cause: string;
  source: string;
  /** Business time of the grant; now unless a demo account needs a past. */
  at?: Date;
}

/** What a refund takes back. */
export interface TakeBack {
  userId: number;
  refundNo: string;
  /** Cause of the grant that is taken back. */
  cause: string;
  days: number;
  vPower: number;
  points: number;
  at: Date;
}

export interface Standing {
  expiresAt: Date | null;
  vPower: number;
  points: number;
  level: number;
  status: MembershipStatus;
  /** Checked in today. */
  checkedIn: boolean;
}

export interface VPowerGrant {
  userId: number;
  amount: number;
  cause: string;
  source: string;
  /** Shown to its owner for manual grants. */
  reason?: string;
  /** Business time; now unless the caller has read it already. */
  at?: Date;
}

export type MembershipService = ReturnType<typeof createMembershipService>;

/** Membership as functions of its ledgers and the business clock. Methods with tx join the caller's transaction. */
export function createMembershipService({ db, clock }: { db: Db; clock: Clock }) {
  /**
   * Writes decay up to a time, so that a new end of membership starts from the true value. One action uses one time: a
   * day that ended between two readings of the clock would be lost to decisions based on the first.
   */
  async function settleDecay(tx: Db, userId: number, now = clock.businessNow()): Promise<void> {
    const { expiresAt, settledDays, vPower } = await readRows(tx, userId, now);
    const open = openDecayEntries({ balance: vPower, expiresAt, settledDays }, now);
    if (expiresAt === null) return;
    const entry = { userId, ledger: 'v_power', source: 'decay' } as const;
    await appendEntries(
      tx,
      open.map(({ day, at, amount }) => ({ ...entry, cause: decayCause(expiresAt, day), amount, at })),
    );
    const days = expiredDays(expiresAt, now);
    if (days > settledDays) await writeSettledDays(tx, userId, days);
  }

  /** Adds days to a membership, once for each cause; returns its end. */
  async function grantDays(tx: Db, grant: DaysGrant): Promise<Date | null> {
    const { userId, days, cause, source, at = clock.businessNow() } = grant;
    await lockUser(tx, userId);
    await settleDecay(tx, userId, at);
    const { expiresAt } = await readRows(tx, userId, at);
    const isNew = await appendEntry(tx, { userId, ledger: 'entitlement', cause, amount: days, source, at });
    if (!isNew) return expiresAt;
    const end = extendExpiry(expiresAt, { at, days });
    if (end) await writeExpiry(tx, userId, end);
    return end;
  }

  const readTogether = createGatheredReads((keys: readonly StandingKey[]) => readStandings(db, keys));

  return {
    settleDecay,
    grantDays,
    listRewardsSince,
    readTakenVPower,
    sumEarned,

    /** Locks the user's row for the transaction, and returns the standing with its time. */
    async hold(tx: Db, userId: number): Promise<Standing & { now: Date }> {
      await lockUser(tx, userId);
      const now = clock.businessNow();
      return { ...standingOf(await readRows(tx, userId, now), now), now };
    },

    /** Writes pending decay, for readers of individual ledger rows. */
    async bringUpToNow(userId: number): Promise<void> {
      const now = clock.businessNow();
      const { expiresAt, settledDays, vPower } = await readRows(db, userId, now);
      if (openDecayEntries({ balance: vPower, expiresAt, settledDays }, now).length === 0) return;
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await settleDecay(tx, userId, now);
      });
    },

    /** V power is added to what decay has left; false if the cause gave it before. */
    async grantVPower(tx: Db, { at = clock.businessNow(), ...grant }: VPowerGrant): Promise<boolean> {
      await lockUser(tx, grant.userId);
      await settleDecay(tx, grant.userId, at);
      return appendEntry(tx, { ...grant, ledger: 'v_power', at });
    },

    /** Takes back what a grant gave and earned; spent amounts are owed. The caller has locked the user's row. */
    async takeBack(tx: Db, taken: TakeBack): Promise<void> {
      const { userId, refundNo, days, vPower, points, at } = taken;
      await settleDecay(tx, userId, at);
      const entry = { userId, cause: refundCause(taken.cause, refundNo), source: REFUND_SOURCE, at };
      // Written for zero days too, as a record that it was taken back.
      await takeDays(tx, { ...entry, ledger: 'entitlement', amount: 0 - days });
      if (vPower > 0) await takeOrOwe(tx, { ...entry, ledger: 'v_power', amount: -vPower });
      if (points > 0)
        await takeOrOwe(tx, { ...entry, ledger: 'points', amount: -points, reason: refundTexts.pointsTaken });
    },

    /** A failed or reversed refund: what it took of a grant is restored. The caller has locked the user's row. */
    async restore(tx: Db, { userId, refundNo, cause }: Pick<TakeBack, 'userId' | 'refundNo' | 'cause'>) {
      const at = clock.businessNow();
      await settleDecay(tx, userId, at);
      const taken = refundCause(cause, refundNo);
      for (const { ledger, amount } of await listCausedEntries(tx, userId, [taken])) {
        const again = { userId, cause: returnCause(taken), source: REFUND_SOURCE, at };
        const reason = ledger === 'points' ? refundTexts.pointsReturned : '';
        if (ledger === 'entitlement') await grantDays(tx, { ...again, days: -amount });
        else await appendEntry(tx, { ...again, ledger, amount: -amount, reason });
      }
    },

    listDays: listDayEntries,
    listCaused: listCausedEntries,
    levelRaisedBy,

    /** Holds days for a phone without an account. The caller has locked the phone's row. */
    holdDays: (tx: Db, grant: Omit<HeldGrant, 'heldAt'>) =>
      insertHeldGrant(tx, { ...grant, heldAt: clock.businessNow() }),

    /** A phone has registered: its held days are granted, and start now. The caller has locked the phone's row. */
    async releaseHeldDays(tx: Db, phoneIndex: string, userId: number): Promise<void> {
      for (const { cause, days, source } of await takeHeldGrants(tx, phoneIndex, userId)) {
        await grantDays(tx, { userId, days, cause, source });
      }
    },

    async readStanding(userId: number): Promise<Standing> {
      const now = clock.businessNow();
      return standingOf(await readTogether({ userId, day: shanghaiDay(now) }), now);
    },
  };
}

function standingOf(row: StandingRow, now: Date): Standing {
  const { expiresAt, settledDays, vPower: balance, points, checkedIn } = row;
  const vPower = currentVPower({ balance, expiresAt, settledDays }, now);
  const status = membershipStatus({ loggedIn: true, expiresAt, vPower }, now);
  return { expiresAt, vPower, points, level: levelOf(vPower), status, checkedIn };
}

async function takeDays(tx: Db, entry: NewEntry): Promise<void> {
  const { userId, amount: days, at } = entry;
  const { expiresAt } = await readRows(tx, userId, at);
  if (!(await appendEntry(tx, entry))) throw new Error(`${entry.cause} took its days already`);
  const end = extendExpiry(expiresAt, { at, days });
  if (end) await writeExpiry(tx, userId, end);
}

/** The level that the V power of a cause raised its user to; null if it raised none. */
async function levelRaisedBy(from: Db, userId: number, cause: string): Promise<number | null> {
  const vPower = await readVPowerAround(from, userId, cause);
  if (!vPower) return null;
  const level = levelOf(vPower.after);
  return level > levelOf(vPower.before) ? level : null;
}

async function readRows(from: Db, userId: number, now: Date): Promise<StandingRow> {
  const [row] = await readStandings(from, [{ userId, day: shanghaiDay(now) }]);
  if (!row) throw new Error(`no standing was returned for user ${userId}`);
  return row;
}
