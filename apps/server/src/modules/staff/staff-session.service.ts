import type { Database, Db } from '../../db/database.ts';
import { randomHandle, sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StaffRow } from './staff.repository.ts';
import { identityOf, type StaffIdentity } from './staff-identity.service.ts';
import { listPermissionsOf } from './staff-role.repository.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  markFactor,
  markStaffSeen,
  type SessionTimes,
  type StaffSession,
} from './staff-session.repository.ts';

export const STAFF_SESSION_MS = 12 * 3_600_000;
const IDLE_MS = 30 * 60_000;
/** Between password and second factor. */
const HALF_SESSION_MS = 5 * 60_000;
/** How long acts that ask for the second factor are accepted without. */
export const FACTOR_FRESH_MS = 10 * 60_000;
/** Written at most this often, so that most calls cost no write. */
const SEEN_STEP_MS = 60_000;
const MOST_DEVICE_LENGTH = 120;

/** Where a member of staff signs in from. */
export interface StaffOrigin {
  address: string;
  userAgent: string;
}

export interface SignedIn {
  identity: StaffIdentity;
  session: StaffSession;
}

export interface HalfSignedIn {
  member: StaffRow;
  session: StaffSession;
}

export type StaffSessionService = ReturnType<typeof createStaffSessionService>;

/** Sessions of staff: a cookie, of which the database holds only the hash. */
export function createStaffSessionService({ db, clock }: { db: Database['db']; clock: Clock }) {
  const timesOf = (now: Date): SessionTimes => ({ now, idleSince: new Date(now.getTime() - IDLE_MS) });

  async function insert(
    tx: Db,
    staffId: number,
    state: 'half' | 'open',
    origin: StaffOrigin,
  ): Promise<string> {
    const token = randomHandle(32);
    const now = clock.realNow();
    const lifeMs = state === 'half' ? HALF_SESSION_MS : STAFF_SESSION_MS;
    await insertStaffSession(tx, {
      tokenHash: sha256(token),
      staffId,
      state,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
      factorAt: state === 'open' ? now : null,
      device: origin.userAgent.slice(0, MOST_DEVICE_LENGTH),
      address: origin.address,
    });
    return token;
  }

  async function find(token: string) {
    return findStaffSession(db, sha256(token), timesOf(clock.realNow()));
  }

  return {
    times: () => timesOf(clock.realNow()),
    openHalf: (staffId: number, origin: StaffOrigin): Promise<string> => insert(db, staffId, 'half', origin),

    /** A new session instead of the half one, whose cookie others may have seen before it was worth anything. */
    async open(tx: Db, staffId: number, origin: StaffOrigin, half?: StaffSession): Promise<string> {
      if (half) await deleteStaffSession(tx, half.tokenHash);
      return insert(tx, staffId, 'open', origin);
    },

    /** The half session of a token. */
    async findHalf(token: string): Promise<HalfSignedIn | undefined> {
      const found = await find(token);
      return found?.session.state === 'half' ? found : undefined;
    },

    /** Reads permissions with every call, so that a change of roles works at once. */
    async authenticate(token: string): Promise<SignedIn | undefined> {
      const found = await find(token);
      if (found?.session.state !== 'open') return undefined;
      const { member, session } = found;
      const now = clock.realNow();
      if (now.getTime() - session.lastSeenAt.getTime() > SEEN_STEP_MS) await markStaffSeen(db, session, now);
      return { identity: identityOf(member, await listPermissionsOf(db, member.id)), session };
    },

    isFactorFresh: ({ factorAt }: StaffSession): boolean =>
      factorAt !== null && clock.realNow().getTime() - factorAt.getTime() < FACTOR_FRESH_MS,

    /** Returns until when the second factor is fresh. */
    async renewFactor(tx: Db, { tokenHash }: StaffSession): Promise<Date> {
      const now = clock.realNow();
      await markFactor(tx, tokenHash, now);
      return new Date(now.getTime() + FACTOR_FRESH_MS);
    },

    end: (tx: Db, { tokenHash }: StaffSession): Promise<void> => deleteStaffSession(tx, tokenHash),
  };
}
