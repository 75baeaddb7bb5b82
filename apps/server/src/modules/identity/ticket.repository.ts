import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { tickets } from './identity.tables.ts';

export interface NewTicket {
  userId: number;
  ticketHash: string;
  boundTo: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertTicket(db: Db, ticket: NewTicket): Promise<void> {
  await db.insert(tickets).values(ticket);
}

/** True for the one caller that uses the ticket in time, and for what it was given out for. */
export async function useTicket(
  tx: Db,
  { userId, ticketHash, boundTo }: Pick<NewTicket, 'userId' | 'ticketHash' | 'boundTo'>,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(tickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(tickets.userId, userId),
        eq(tickets.ticketHash, ticketHash),
        eq(tickets.boundTo, boundTo),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, now),
      ),
    )
    .returning({ userId: tickets.userId });
  return used.length > 0;
}
