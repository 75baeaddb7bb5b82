import { useEffect, useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';
import { readSavedClaim, removeSavedClaim, type SavedClaim } from './saved-claim.ts';

export interface ShownClaim extends SavedClaim {
  /** The server could not be asked about this claim. */
  isUnconfirmed?: boolean;
  /**
   * Only right after the claim: the end of the membership, or null while the days wait for the phone to
   * register.
   */
  expiredTime?: number | null;
}

/** The server does not know the receipt, or it is invalid. */
const UNKNOWN: readonly number[] = [404, 400];

/** This device's earlier claim in the channel, first as stored, then as confirmed by the server. */
export function useSavedClaim(channel: string) {
  const [claim, setClaim] = useState<ShownClaim>();
  useEffect(() => {
    const kept = readSavedClaim(channel);
    if (!kept) return;
    let isStale = false;
    const show = (now: ShownClaim | undefined) => {
      if (!isStale) setClaim((shown) => (shown?.receipt === kept.receipt ? now : shown));
    };
    setClaim(kept);
    api.getClaimReceipt({ channel, receipt: kept.receipt }).then(
      (confirmed) => show({ ...kept, ...confirmed, isUnconfirmed: false }),
      (cause) => {
        const isUnknown = cause instanceof ApiError && UNKNOWN.includes(cause.httpStatus);
        if (isUnknown) removeSavedClaim(channel);
        show(isUnknown ? undefined : { ...kept, isUnconfirmed: true });
      },
    );
    return () => {
      isStale = true;
    };
  }, [channel]);
  return { claim, setClaim };
}
