import { createHash, createHmac, randomBytes } from 'node:crypto';
import { drawMessage } from '@juban/domain';

const SEED_BYTES = 32;

/** Hex, so that it can be published as it is. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}

export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** HMAC-SHA256 in hex; the key is the seed as it is published, letter by letter. */
export function digestBySeed(seed: string, message: string): string {
  return createHmac('sha256', seed).update(message).digest('hex');
}

export function digestOfDraw(
  seed: string,
  campaign: string,
  draw: { userId: number; drawNo: number },
): string {
  return digestBySeed(seed, drawMessage(campaign, draw));
}
