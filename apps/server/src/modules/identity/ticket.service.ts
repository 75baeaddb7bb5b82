import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { randomHandle, sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountService } from './account.service.ts';
import type { SessionOrigin } from './session.service.ts';
import { findTicket, insertTicket, useTicket } from './ticket.repository.ts';

const LIFE_S = 30 * 60;

export interface TicketDeps {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountService, 'openSession'>;
}

export type TicketService = ReturnType<typeof createTicketService>;

/**
 * Logs in a user who returns from an external page, by an address that others may have seen: once, soon, for
 * one purpose.
 */
export function createTicketService({ db, clock, accounts }: TicketDeps) {
  return {
    /** Like a token it begins with its user id, so that it is looked up among the user's rows. */
    async issue(userId: number, boundTo: string): Promise<{ ticket: string; expiresIn: number }> {
      const ticket = `${userId.toString(36)}.${randomHandle()}`;
      const createdAt = clock.realNow();
      const expiresAt = new Date(createdAt.getTime() + LIFE_S * 1_000);
      await insertTicket(db, { userId, ticketHash: sha256(ticket), boundTo, createdAt, expiresAt });
      return { ticket, expiresIn: LIFE_S };
    },

    /** The owner of a valid ticket; reading does not use it up. */
    async holderOf(ticket: string, boundTo: string): Promise<number | undefined> {
      const own = ownOf(ticket, boundTo);
      return own && (await findTicket(db, own, clock.realNow())) ? own.userId : undefined;
    },

    /** Uses it in the caller's transaction; false if it is no longer valid. */
    async use(tx: Db, ticket: string, boundTo: string): Promise<boolean> {
      const own = ownOf(ticket, boundTo);
      return own !== undefined && useTicket(tx, own, clock.realNow());
    },

    /** Unknown, used, late, or issued for another purpose: the answer does not say which. */
    async redeem(ticket: string, boundTo: string, origin: SessionOrigin): Promise<{ token: string }> {
      const own = ownOf(ticket, boundTo);
      if (!own) throw new Refusal(CODE.loginTicketGone);
      const token = await db.transaction(async (tx) => {
        if (!(await useTicket(tx, own, clock.realNow()))) throw new Refusal(CODE.loginTicketGone);
        return accounts.openSession(tx, own.userId, origin);
      });
      return { token };
    },
  };
}

export const orderBond = (orderNo: string): string => `order:${orderNo}`;

/** Undefined for a malformed ticket. */
function ownOf(ticket: string, boundTo: string) {
  const userId = Number.parseInt(ticket, 36);
  return Number.isSafeInteger(userId) ? { userId, ticketHash: sha256(ticket), boundTo } : undefined;
}
