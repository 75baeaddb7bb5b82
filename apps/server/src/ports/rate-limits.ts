/** Named limits; each counts hits of one key (address, device, user, or all) in a window. */
export interface RateLimits {
  /** Undefined when the hit fits, else the seconds until one would; a promise only where others count as well. */
  hit(limit: RateLimitName, key: string): Promise<number | undefined> | number | undefined;
}

interface RateLimit {
  points: number;
  seconds: number;
  /** Its keys are addresses. */
  by?: 'address';
}

export const RATE_LIMITS = {
  /** Every call of one address, in any mix. */
  callsByAddress: { points: 1_200, seconds: 60, by: 'address' },
  /** Pages that had to be rendered for one address: what is kept costs nothing, however often it is asked for. */
  rendersByAddress: { points: 600, seconds: 60, by: 'address' },
  callsByUser: { points: 600, seconds: 60 },
  smsByAddress: { points: 30, seconds: 3_600, by: 'address' },
  /** Sends of one address before the risk check is wanted. */
  uncheckedSendsByAddress: { points: 5, seconds: 600, by: 'address' },
  /** By the cookie or the device id that a caller may send; a signal beside the others, never an identity. */
  smsByRequester: { points: 20, seconds: 3_600 },
  // What all callers together may send, by purpose. Together 20,000 an hour.
  /** Logins and deletions of accounts. */
  smsForLogins: { points: 7_000, seconds: 3_600 },
  /** When those are spent: for phones that have an account. */
  smsForAccounts: { points: 3_000, seconds: 3_600 },
  smsForClaims: { points: 6_000, seconds: 3_600 },
  /** Proofs and bindings of a phone. */
  smsForProofs: { points: 4_000, seconds: 3_600 },
  // Half of each: operators are warned when it is spent.
  smsForLoginsHalf: { points: 3_500, seconds: 3_600 },
  smsForAccountsHalf: { points: 1_500, seconds: 3_600 },
  smsForClaimsHalf: { points: 3_000, seconds: 3_600 },
  smsForProofsHalf: { points: 2_000, seconds: 3_600 },
  codeTriesByAddress: { points: 60, seconds: 600, by: 'address' },
  /** Answers to the risk check, right or wrong, bound who makes a new requester for each; more than the codes of an hour. */
  riskAnswersByAddress: { points: 40, seconds: 600, by: 'address' },
  captchaByAddress: { points: 120, seconds: 600, by: 'address' },
  /** Checks and uses of gift codes by a game's maker. */
  codeCallsByPartner: { points: 6_000, seconds: 60 },
  /** Codes that one player had looked up; typing slips do not count. */
  codeTriesByPlayer: { points: 30, seconds: 86_400 },
  /** Failures of calls that pages report; beyond it they are taken and forgotten. */
  failureReportsByAddress: { points: 60, seconds: 3_600, by: 'address' },
  gameReportsByAddress: { points: 20, seconds: 3_600, by: 'address' },
  /** Messages to the notification door whose signature was missing or did not fit. */
  forgedNotificationsByAddress: { points: 20, seconds: 600, by: 'address' },
  /** Tokens for pictures: five a feedback, and second tries. */
  uploadsByUser: { points: 120, seconds: 3_600 },
  uploadsByAddress: { points: 120, seconds: 600, by: 'address' },
  feedbackByUser: { points: 30, seconds: 3_600 },
  /** Everything that is held about one user, read at once. */
  exportsByUser: { points: 30, seconds: 600 },
  /** Questions to a provider about one order, by those who wait for it. */
  checksByOrder: { points: 1, seconds: 2 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Such a key counts by its network, and the demo widens the limit for loopback. */
export function isByAddress(limit: RateLimitName): boolean {
  const { by }: RateLimit = RATE_LIMITS[limit];
  return by === 'address';
}
