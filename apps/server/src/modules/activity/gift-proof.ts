import { findGiftDrawFaults, giftDrawMessage } from '@juban/domain';
import { z } from 'zod/mini';
import { digestBySeed, hashOfSeed } from '../../lib/draw-seed.ts';

const entryNo = z.string();

const proof = z.object({
  activity: z.string(),
  seed: z.string(),
  /** As published before the activity opened. */
  seedHash: z.string(),
  count: z.int().check(z.minimum(1)),
  participants: z.array(entryNo),
  withdrawn: z.array(entryNo),
  winners: z.array(entryNo),
});

/** All data for recomputing a draw; written by `npm run gifts -- publish`. */
export type GiftProof = z.output<typeof proof>;

/** Throws if the text is not a proof. Also accepts the answer of the page's call. */
export function readGiftProof(text: string): GiftProof {
  const parsed: unknown = JSON.parse(text);
  const isAnswer = typeof parsed === 'object' && parsed !== null && 'data' in parsed;
  return z.parse(proof, isAnswer ? parsed.data : parsed);
}

/** One line per fault; empty if there is none. */
export function checkGiftProof({ activity, seed, seedHash, ...published }: GiftProof): string[] {
  if (hashOfSeed(seed) !== seedHash) return ['the seed is not the one whose hash was published'];
  return findGiftDrawFaults(published, (no) => digestBySeed(seed, giftDrawMessage(activity, no)));
}
