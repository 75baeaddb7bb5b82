import { shanghaiDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { hashOfDetails } from './audit.service.ts';
import {
  type Action,
  findLastSeal,
  insertSeal,
  listSealed,
  listSeals,
  listUnsealed,
  lockSeals,
  type Seal,
} from './seal.repository.ts';

const MOST_AT_ONCE = 500;
const FIRST = { sealNo: 0, lastNumber: 0, hash: '' };

export interface Verification {
  ok: boolean;
  entries: number;
  seals: number;
  erased: number;
  open: number;
  broken: string[];
}

const hashOfEntry = (number: number, action: Action): string => {
  const { id, staffId, role, call, target, at, requestId, approvalId, detailsHash } = action;
  return sha256(
    JSON.stringify([
      number,
      id,
      staffId,
      role,
      call,
      target,
      at.toISOString(),
      requestId,
      approvalId,
      detailsHash,
    ]),
  );
};

const hashOfSeal = (before: string, entries: readonly string[]): string =>
  sha256(JSON.stringify([before, ...entries]));

export type SealService = ReturnType<typeof createSealService>;

/**
 * The chain of the audit log. Entries get their number when their transaction has ended, so that one that commits
 * late is sealed later instead of appearing in a sealed batch.
 */
export function createSealService({ db, clock }: { db: Db; clock: Clock }) {
  async function sealBatch(): Promise<boolean> {
    return db.transaction(async (tx) => {
      if (!(await lockSeals(tx))) return false;
      const actions = await listUnsealed(tx, MOST_AT_ONCE);
      if (actions.length === 0) return false;
      const before = (await findLastSeal(tx)) ?? FIRST;
      const sealNo = before.sealNo + 1;
      const numbers = actions.map((action, index) => {
        const number = before.lastNumber + 1 + index;
        return { number, actionId: action.id, sealNo, entryHash: hashOfEntry(number, action) };
      });
      const seal = {
        sealNo,
        firstNumber: before.lastNumber + 1,
        lastNumber: before.lastNumber + numbers.length,
        hash: hashOfSeal(
          before.hash,
          numbers.map(({ entryHash }) => entryHash),
        ),
        sealedAt: clock.realNow(),
      };
      await insertSeal(tx, seal, numbers);
      return actions.length === MOST_AT_ONCE;
    });
  }

  /** What is wrong with the entries of one seal, and how many have lost their details to a deletion. */
  async function checkSeal(seal: Seal, before: { hash: string; lastNumber: number; sealNo: number }) {
    const rows = await listSealed(db, seal.sealNo);
    const faults: string[] = [];
    let erased = 0;
    for (const [index, { number, action, details }] of rows.entries()) {
      const name = `entry ${number.number}`;
      if (number.number !== seal.firstNumber + index) faults.push(`${name}: the number is not in sequence`);
      if (!action) faults.push(`${name}: removed`);
      else if (hashOfEntry(number.number, action) !== number.entryHash) faults.push(`${name}: changed`);
      if (!details) erased += 1;
      else if (action && hashOfDetails(details) !== action.detailsHash)
        faults.push(`${name}: its details were changed`);
    }
    const name = `seal ${seal.sealNo}`;
    if (seal.sealNo !== before.sealNo + 1) faults.push(`${name}: a seal before it was removed`);
    if (seal.firstNumber !== before.lastNumber + 1 || rows.length !== seal.lastNumber - seal.firstNumber + 1)
      faults.push(`${name}: entries were removed or inserted`);
    const hashes = rows.map(({ number }) => number.entryHash);
    if (hashOfSeal(before.hash, hashes) !== seal.hash) faults.push(`${name}: does not fit its entries`);
    return { faults, erased, entries: rows.length };
  }

  let announce: ((seal: { sealNo: number; hash: string }) => void) | undefined;
  let announcedDay = '';

  /** Once a day, also after a day without new entries. */
  async function announceLast(): Promise<void> {
    const today = shanghaiDay(clock.realNow());
    if (!announce || announcedDay === today) return;
    const last = await findLastSeal(db);
    if (last) announce({ sealNo: last.sealNo, hash: last.hash });
    announcedDay = today;
  }

  return {
    /** Seals what has been committed. */
    async seal(): Promise<void> {
      while (await sealBatch());
      await announceLast();
    },

    /** Gets the newest seal every day: the log keeps the end of the chain outside the database. */
    onDailySeal(listener: (seal: { sealNo: number; hash: string }) => void): void {
      announce = listener;
    },

    async verify(): Promise<Verification> {
      const seals = await listSeals(db);
      const found = { entries: 0, erased: 0, broken: [] as string[] };
      let before: { hash: string; lastNumber: number; sealNo: number } = FIRST;
      for (const seal of seals) {
        const { faults, erased, entries } = await checkSeal(seal, before);
        found.broken.push(...faults);
        found.erased += erased;
        found.entries += entries;
        before = seal;
      }
      const open = (await listUnsealed(db, MOST_AT_ONCE)).length;
      return { ok: found.broken.length === 0, seals: seals.length, open, ...found };
    },
  };
}
