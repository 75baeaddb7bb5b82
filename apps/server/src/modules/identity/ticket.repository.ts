import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { tickets } from './identity.tables.ts';

export interface NewTicket {
  userId: number;
  ticketHash: string;
  boundTo: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Deletes the user's expired ones. */
export async function insertTicket(db: Db, ticket: NewTicket): Promise<void> {
  const { userId, createdAt } = ticket;
  await db.delete(tickets).where(and(eq(tickets.userId, userId), lte(tickets.expiresAt, createdAt)));
  await db.insert(tickets).values(ticket);
}

type TicketUse = Pick<NewTicket, 'userId' | 'ticketHash' | 'boundTo'>;

const holds = ({ userId, ticketHash, boundTo }: TicketUse, now: Date) =>
  and(
    eq(tickets.userId, userId),
    eq(tickets.ticketHash, ticketHash),
    eq(tickets.boundTo, boundTo),
    isNull(tickets.usedAt),
    gt(tickets.expiresAt, now),
  );

export async function findTicket(db: Db, use: TicketUse, now: Date): Promise<boolean> {
  const found = await db.select({ userId: tickets.userId }).from(tickets).where(holds(use, now));
  return found.length > 0;
}

/** True for the one caller that uses the ticket in time, and for its purpose. */
export async function useTicket(tx: Db, use: TicketUse, now: Date): Promise<boolean> {
  const used = await tx
    .update(tickets)
    .set({ usedAt: now })
    .where(holds(use, now))
    .returning({ userId: tickets.userId });
  return used.length > 0;
}
