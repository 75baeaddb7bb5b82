import { type DrawFault, type DrawTerms, findTermFaults, type KeptDraw, replayDraws } from '@juban/domain';
import { digestOfDraw, hashOfSeed } from '../../lib/draw-seed.ts';

/** All data for recomputing a campaign's draws; written and read by `npm run verify:draws`. */
export interface DrawProof extends DrawTerms {
  campaign: string;
  seed: string;
  /** As published before the first draw. */
  seedHash: string;
  draws: readonly KeptDraw[];
}

export interface ProofReport {
  /** Faults of the terms themselves. */
  termFaults: string[];
  drawFaults: DrawFault[];
}

export function checkProof({ campaign, seed, seedHash, draws, ...terms }: DrawProof): ProofReport {
  const termFaults = findTermFaults(terms);
  if (hashOfSeed(seed) !== seedHash) termFaults.push('the seed is not the one whose hash was published');
  if (termFaults.length > 0) return { termFaults, drawFaults: [] };
  const digestOf = (draw: KeptDraw) => digestOfDraw(seed, campaign, draw);
  return { termFaults, drawFaults: replayDraws(terms, draws, digestOf) };
}
