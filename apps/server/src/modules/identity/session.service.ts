import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { SESSION_IDLE_MS, SESSION_LIFE_MS, type SessionDevice } from '@juban/domain';
import type { Database, Db } from '../../db/database.ts';
import { createGatheredReads } from '../../lib/gathered-reads.ts';
import { createPolledReads } from '../../lib/polled-reads.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UserRow } from './account.repository.ts';
import {
  announceEnd,
  endAllSessions,
  endSession,
  endSessionOf,
  findUsersBySessions,
  insertSession,
  listSessions,
  markSeen,
  SESSIONS_CHANNEL,
  type SessionKey,
  type SessionTime,
} from './session.repository.ts';

const TOKEN_FORM = /^([0-9a-z]{1,13})\.[\w-]{32}$/;
/** Written at most this often, so that most calls cost no write. */
const SEEN_STEP_MS = 3_600_000;

/** Where a session begins. */
export interface SessionOrigin {
  brand: string;
  clientType: string;
  device: SessionDevice;
}

/** Sessions of users: opened, authenticated, listed, ended. */
export function createSessionService({ db, clock }: { db: Db; clock: Clock }) {
  const timeNow = (): SessionTime => {
    const now = clock.realNow();
    return { now, idleSince: new Date(now.getTime() - SESSION_IDLE_MS) };
  };

  /** The account of each valid token. */
  const readAccounts = async (tokens: readonly string[]): Promise<ReadonlyMap<string, UserRow>> => {
    const asked = tokens.flatMap((token) => {
      const key = keyOf(token);
      return key ? [{ token, key }] : [];
    });
    if (asked.length === 0) return new Map();
    const time = timeNow();
    const keys = asked.map(({ key }) => key);
    const found = new Map((await findUsersBySessions(db, keys, time)).map((row) => [row.tokenHash, row]));
    const before = new Date(time.now.getTime() - SEEN_STEP_MS);
    const stale = keys.filter(({ tokenHash }) => (found.get(tokenHash)?.lastSeenAt ?? time.now) <= before);
    if (stale.length > 0) await markSeen(db, stale, { now: time.now, before });
    return new Map(
      asked.flatMap(({ token, key }) => {
        const row = found.get(key.tokenHash);
        return row ? [[token, row.user] as const] : [];
      }),
    );
  };

  const authenticate = createGatheredReads<string, UserRow | undefined>(async (tokens) => {
    const found = await readAccounts(tokens);
    return tokens.map((token) => found.get(token));
  });
  const polls = createPolledReads<UserRow>({ read: readAccounts, now: () => clock.realNow().getTime() });
  const forgetPolls = (userId: number) => {
    const beginning = `${userId.toString(36)}.`;
    polls.forgetAll((token) => token.startsWith(beginning));
  };

  /** This process clears its memory at once, the others when they are notified. */
  async function ending<Result>(userId: number, end: (tx: Db) => Promise<Result>): Promise<Result> {
    const result = await db.transaction(async (tx) => {
      const ended = await end(tx);
      await announceEnd(tx, userId);
      return ended;
    });
    forgetPolls(userId);
    return result;
  }

  return {
    /** A token begins with its user id, so that it is looked up among the user's rows. */
    async openSession(tx: Db, userId: number, origin: SessionOrigin): Promise<string> {
      const token = `${userId.toString(36)}.${randomHandle()}`;
      const time = timeNow();
      const expiresAt = new Date(time.now.getTime() + SESSION_LIFE_MS);
      const { brand, clientType, device } = origin;
      const began = { createdAt: time.now, lastSeenAt: time.now, expiresAt };
      await insertSession(
        tx,
        { userId, tokenHash: sha256(token), ...began, brand, clientType, device },
        time,
      );
      return token;
    },

    authenticate,
    /** The same for polling clients: from memory, which is refreshed and notified of ended sessions. */
    authenticatePoll: polls.get,
    refreshPolls: polls.refresh,

    /** Clears sessions here that other processes end. */
    listenForEnds: (database: Pick<Database, 'listen'>): Promise<void> =>
      database.listen(SESSIONS_CHANNEL, (userId) => {
        // Sessions may have been ended while the connection was lost.
        if (/^\d+$/.test(userId)) forgetPolls(Number(userId));
        else polls.forgetAll(() => true);
      }),

    async listSessions(userId: number, token: string): Promise<CallOutput<'listSessions'>> {
      const own = sha256(token);
      const rows = await listSessions(db, userId, timeNow());
      return {
        sessions: rows.map(({ id, tokenHash, device, brand, clientType, createdAt, lastSeenAt }) => ({
          ...{ id, device, brand, clientType },
          createTime: createdAt.getTime(),
          lastSeenTime: lastSeenAt.getTime(),
          isCurrent: tokenHash === own,
        })),
      };
    },

    /** Another user's session is the same as an ended one. */
    async endSession(userId: number, id: string): Promise<void> {
      const isEnded = await ending(userId, (tx) => endSession(tx, userId, id, timeNow()));
      if (!isEnded) throw new Refusal(CODE.sessionGone);
    },

    /** Ends all sessions of a user within a transaction of support; returns how many there were. */
    async endAllSessions(tx: Db, userId: number): Promise<number> {
      const ended = await endAllSessions(tx, userId, timeNow());
      await announceEnd(tx, userId);
      return ended;
    },

    /** Ends the session of this token. */
    async logOut(token: string): Promise<void> {
      const key = keyOf(token);
      if (key) await ending(key.userId, (tx) => endSessionOf(tx, key));
    },
  };
}

/** Undefined for a malformed token. */
function keyOf(token: string): SessionKey | undefined {
  const userId = Number.parseInt(TOKEN_FORM.exec(token)?.[1] ?? '', 36);
  return Number.isSafeInteger(userId) ? { userId, tokenHash: sha256(token) } : undefined;
}
