import { randomBytes } from 'node:crypto';
import type { BrandId } from '@juban/catalog';
import { type Caller, maySeeBrand } from '@juban/catalog/shelves';
import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { createPolledReads } from '../../lib/polled-reads.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Order } from '../orders/order-records.service.ts';
import { dropHandles, findHandles, insertHandle, type OrderHandle } from './handle.repository.ts';

const HANDLE_BYTES = 16;
const LIFE_MS = 600_000;

export type HandleService = ReturnType<typeof createHandleService>;

/** Handles in codes on screens: anyone who has one may pay that order, for ten minutes. */
export function createHandleService({ db, clock }: { db: Db; clock: Clock }) {
  // A handle never changes, so that polling with one costs one read.
  const known = createPolledReads<OrderHandle>({
    read: async (hashes) => new Map((await findHandles(db, hashes)).map((row) => [row.handleHash, row])),
    now: () => clock.realNow().getTime(),
    isFinal: () => true,
  });

  return {
    /** A new one; earlier ones stay valid for their time. */
    async issue({ userId, orderNo, brand }: Order): Promise<string> {
      const handle = randomBytes(HANDLE_BYTES).toString('hex');
      const now = clock.realNow();
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      await dropHandles(db, userId, now);
      await insertHandle(db, { handleHash: sha256(handle), userId, orderNo, brand, expiresAt });
      return handle;
    },

    /** Unknown, expired and other brands' handles get the same answer. */
    async resolve(handle: string, caller: Caller): Promise<OrderHandle> {
      const row = await known.get(sha256(handle));
      if (!row || row.expiresAt <= clock.realNow() || !maySeeBrand(caller, row.brand as BrandId))
        throw new Refusal(CODE.scanCodeGone);
      return row;
    },

    refresh: known.refresh,
  };
}
