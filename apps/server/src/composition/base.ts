import type { Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/rate-limits.ts';

/** What the services of every layer are built on. */
export interface Base {
  db: Db;
  /** May be a replica: for content. */
  reads: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  publicOrigin: string;
}
