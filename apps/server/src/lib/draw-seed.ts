import { createHash, createHmac, randomBytes } from 'node:crypto';
import { drawMessage } from '@juban/domain';

const SEED_BYTES = 32;

/** Hex, so that it can be published unchanged. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}

export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** HMAC-SHA256 in hex; the key is the text of the published seed. */
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
