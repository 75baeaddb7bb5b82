import type { CallOutput } from '@juban/contract/schemas';
import { maskPhone } from '@juban/domain/phone';
import { readStored, removeStored, store } from '../../lib/storage.ts';

type Review = CallOutput<'receiveClaim'>['review'];

/** A claim as stored on the device; without the whole phone. */
export interface SavedClaim {
  days: number;
  claimedAt: number;
  receipt: string;
  maskedPhone: string;
  /** Held for review, or refused after it. */
  review?: Review;
}

const nameOf = (channel: string) => `claim:${channel}`;

export function saveClaim(
  channel: string,
  { days, claimedAt, receipt, review }: CallOutput<'receiveClaim'>,
  phone: string,
): SavedClaim {
  const kept = { days, claimedAt, receipt, maskedPhone: maskPhone(phone), review };
  store(nameOf(channel), JSON.stringify(kept));
  return kept;
}

export const removeSavedClaim = (channel: string) => removeStored(nameOf(channel));

/** Undefined if nothing valid is stored. */
export function readSavedClaim(channel: string): SavedClaim | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(channel)) ?? 'null');
    return isKeptClaim(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKeptClaim(kept: unknown): kept is SavedClaim {
  if (typeof kept !== 'object' || kept === null) return false;
  const { days, claimedAt, receipt, maskedPhone } = kept as Partial<Record<keyof SavedClaim, unknown>>;
  return (
    Number.isSafeInteger(days) &&
    Number.isSafeInteger(claimedAt) &&
    typeof receipt === 'string' &&
    typeof maskedPhone === 'string'
  );
}
