import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type CodeSupply, formatRedeemCode, redeemCodeOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import {
  type Code,
  countMade,
  findGiven,
  findOwn,
  findUse,
  giveStored,
  growEarlierBatch,
  hasNumbers,
  hasUse,
  insertBatch,
  insertCodes,
  insertUse,
  resizeMadeBatch,
  takeNumber,
} from './codes.repository.ts';

const KEY_BYTES = 32;
/** Of 31^15 codes the first try is practically always free. */
const MOST_TRIES = 5;

export interface CodesDeps {
  secrets: Pick<Secrets, 'seal' | 'open' | 'index'>;
}

interface Receiver {
  userId: number;
  campaign: string;
  at: Date;
}

export type CodeUseOutcome = 'used' | 'repeated' | 'usedBefore' | 'requestTaken';
export interface OwnCode {
  code: string;
  isUsed: boolean;
}

export type { Code };
export type CodesService = ReturnType<typeof createCodesService>;

/** Gives codes out and uses them, each once. Works inside the caller's transaction. */
export function createCodesService({ secrets }: CodesDeps) {
  const hashOf = (code: string): string => secrets.index('redeem-code', code);

  /** The batch is created with its first code. */
  async function openMadeBatch(tx: Db, { campaign, at }: Receiver, count: number): Promise<void> {
    if (await resizeMadeBatch(tx, campaign, count)) return;
    const keySealed = secrets.seal(randomBytes(KEY_BYTES).toString('hex'));
    const batch = { batchId: randomUUID(), kind: 'campaign', campaign, source: 'made' } as const;
    await insertBatch(tx, { ...batch, keySealed, size: count, createdAt: at });
  }

  /** Code i of a batch is derived from the batch's key and i. */
  async function giveMade(tx: Db, receiver: Receiver): Promise<boolean> {
    const { userId, campaign, at: givenAt } = receiver;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const taken = await takeNumber(tx, { campaign, source: 'made' });
      if (!taken) return false;
      const { batchId, seq, keySealed } = taken;
      const code = redeemCodeOf(
        createHmac('sha256', secrets.open(keySealed ?? ''))
          .update(`${batchId}:${seq}`)
          .digest('hex'),
      );
      const hashed = { codeHash: hashOf(code), codeSealed: secrets.seal(code) };
      if ((await insertCodes(tx, [{ batchId, seq, campaign, ...hashed, userId, givenAt }])) === 1)
        return true;
    }
    throw new Error(`${campaign}: no code is free`);
  }

  async function giveOfMaker(tx: Db, { userId, campaign, at: givenAt }: Receiver): Promise<boolean> {
    const taken = await takeNumber(tx, { campaign, source: 'maker' });
    if (!taken) return false;
    if (!(await giveStored(tx, taken, { userId, givenAt })))
      throw new Error(`code ${taken.seq} of batch ${taken.batchId} was given before its turn`);
    return true;
  }

  return {
    /** False if all codes have been given out. */
    async give(tx: Db, receiver: Receiver, supply: CodeSupply): Promise<boolean> {
      if (supply.from === 'maker') return giveOfMaker(tx, receiver);
      await openMadeBatch(tx, receiver, supply.count);
      return giveMade(tx, receiver);
    },

    async hasLeft(db: Db, campaign: string, supply: CodeSupply): Promise<boolean> {
      if (supply.from === 'maker') return hasNumbers(db, { campaign, source: 'maker' });
      // Not the batch's size, which follows content only when the next code is given.
      return (await countMade(db, campaign)) < supply.count;
    },

    /** As shown to its owner. */
    async readOwn(db: Db, userId: number, campaign: string): Promise<OwnCode | undefined> {
      const own = await findOwn(db, userId, campaign);
      if (!own?.codeSealed) return undefined;
      const code = secrets.open(own.codeSealed);
      return { code: own.source === 'made' ? formatRedeemCode(code) : code, isUsed: own.isUsed };
    },

    find: (db: Db, campaign: string, code: string): Promise<Code | undefined> =>
      findGiven(db, campaign, hashOf(code)),

    isUsed: async (db: Db, code: Code): Promise<boolean> => (await findUse(db, code)) !== undefined,

    /** Moves a code from before there were batches into one, so that it is used like any other. */
    async adopt(tx: Db, { userId, campaign, code, at }: Receiver & { code: string }): Promise<void> {
      const batch = await growEarlierBatch(tx, { batchId: randomUUID(), campaign, createdAt: at });
      const hashed = { codeHash: hashOf(code), codeSealed: secrets.seal(code) };
      await insertCodes(tx, [{ ...batch, campaign, ...hashed, userId, givenAt: at }]);
    },

    /** Once for ever: the first request uses it, and repeating that request changes nothing. */
    async use(
      tx: Db,
      { batchId, seq }: Code,
      by: { partner: string; requestId: string; at: Date },
    ): Promise<CodeUseOutcome> {
      const { partner, requestId, at: usedAt } = by;
      if (await insertUse(tx, { batchId, seq, partner, requestId, usedAt })) return 'used';
      const use = await findUse(tx, { batchId, seq });
      if (use?.partner === partner && use.requestId === requestId) return 'repeated';
      return (await hasUse(tx, partner, requestId)) ? 'requestTaken' : 'usedBefore';
    },
  };
}
