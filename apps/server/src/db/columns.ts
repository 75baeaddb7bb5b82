import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, independent of the database's time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** The account a row belongs to. */
export const userId = (name = 'user_id') => bigint(name, { mode: 'number' });
