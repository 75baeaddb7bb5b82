import { z } from 'zod/mini';
import type { DrawProof } from './draw-proof.ts';

const count = z.int().check(z.minimum(0));
const number = z.nullable(count);

const proof = z.object({
  campaign: z.string(),
  seed: z.string(),
  seedHash: z.string(),
  prizes: z.array(z.object({ prizeId: z.string(), odds: count, stock: number })),
  fallback: z.string(),
  draws: z.array(
    z.object({
      userId: count,
      drawNo: count,
      roll: count,
      rolled: z.string(),
      rolledNo: number,
      released: number,
      prize: z.string(),
    }),
  ),
});

/** Throws if the text is not a proof. */
export function readProof(text: string): DrawProof {
  return z.parse(proof, JSON.parse(text));
}
