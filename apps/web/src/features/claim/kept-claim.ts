import { ApiError, api } from '../../lib/api.ts';
import { readStored, removeStored } from '../../lib/storage.ts';
import { claimKey, type ShownClaim } from './use-claim.ts';

type KeptClaim = Pick<ShownClaim, 'days' | 'claimedAt' | 'receipt' | 'maskedPhone'>;

/** The server does not know the receipt, or takes it for none. */
const UNKNOWN: readonly number[] = [404, 400];

/** Shows the claim that this device made in the channel before: at once, then as the server confirms it. */
export async function restoreClaim(
  channel: string,
  setClaimed: (next: (shown: ShownClaim | undefined) => ShownClaim | undefined) => void,
): Promise<void> {
  const kept = readKept(channel);
  if (!kept) return;
  // Meanwhile another phone may have claimed.
  const show = (now: ShownClaim | undefined) =>
    setClaimed((shown) => (shown?.receipt === kept.receipt ? now : shown));
  setClaimed((shown) => shown ?? kept);
  try {
    show({ ...kept, ...(await api.getClaimReceipt({ channel, receipt: kept.receipt })) });
  } catch (cause) {
    const isUnknown = cause instanceof ApiError && UNKNOWN.includes(cause.httpStatus);
    if (isUnknown) removeStored(claimKey(channel));
    show(isUnknown ? undefined : { ...kept, isUnconfirmed: true });
  }
}

/** Undefined where nothing is kept, or nothing that this version understands. */
function readKept(channel: string): KeptClaim | undefined {
  try {
    const { days, claimedAt, receipt, maskedPhone } = JSON.parse(readStored(claimKey(channel)) ?? '{}');
    const isWhole = Number.isSafeInteger(days) && Number.isSafeInteger(claimedAt);
    const isNamed = typeof receipt === 'string' && typeof maskedPhone === 'string';
    return isWhole && isNamed ? { days, claimedAt, receipt, maskedPhone } : undefined;
  } catch {
    return undefined;
  }
}
