/** Named limits; each counts hits of one key (address, device, user, or all) in a window. */
export interface RateLimits {
  /**
   * Undefined if the hit is allowed, otherwise the seconds until the next one is; a promise only if the count
   * is shared.
   */
  hit(limit: RateLimitName, key: string): Promise<number | undefined> | number | undefined;
}

interface RateLimit {
  points: number;
  seconds: number;
  /** Its keys are addresses. */
  by?: 'address';
}

export const RATE_LIMITS = {
  /** All calls of one address together. */
  callsByAddress: { points: 1_200, seconds: 60, by: 'address' },
  /** Pages rendered for one address; cached pages do not count. */
  rendersByAddress: { points: 600, seconds: 60, by: 'address' },
  callsByUser: { points: 600, seconds: 60 },
  callsByStaff: { points: 600, seconds: 60 },
  smsByAddress: { points: 30, seconds: 3_600, by: 'address' },
  /** Sends of one address before the risk check is required. */
  uncheckedSendsByAddress: { points: 5, seconds: 600, by: 'address' },
  /** By the cookie or the device id that a caller may send; one signal among others, never an identity. */
  smsByRequester: { points: 20, seconds: 3_600 },
  // What all callers together may send, by purpose. Together 20,000 an hour.
  /** Logins and deletions of accounts. */
  smsForLogins: { points: 7_000, seconds: 3_600 },
  /** When those are used up: for phones that have an account. */
  smsForAccounts: { points: 3_000, seconds: 3_600 },
  smsForClaims: { points: 6_000, seconds: 3_600 },
  /** Proofs and bindings of a phone. */
  smsForProofs: { points: 4_000, seconds: 3_600 },
  // Half of each: operators are warned when it is used up.
  smsForLoginsHalf: { points: 3_500, seconds: 3_600 },
  smsForAccountsHalf: { points: 1_500, seconds: 3_600 },
  smsForClaimsHalf: { points: 3_000, seconds: 3_600 },
  smsForProofsHalf: { points: 2_000, seconds: 3_600 },
  codeTriesByAddress: { points: 60, seconds: 600, by: 'address' },
  /**
   * Answers to the risk check, right or wrong: limits callers who create a new requester for each; more than
   * the codes of an hour.
   */
  riskAnswersByAddress: { points: 40, seconds: 600, by: 'address' },
  captchaByAddress: { points: 120, seconds: 600, by: 'address' },
  /** Checks and uses of gift codes by a game's maker. */
  codeCallsByPartner: { points: 6_000, seconds: 60 },
  /** Codes that one player had looked up; typing errors do not count. */
  codeTriesByPlayer: { points: 30, seconds: 86_400 },
  /** Failures of calls reported by pages; beyond it they are accepted and dropped. */
  failureReportsByAddress: { points: 60, seconds: 3_600, by: 'address' },
  gameReportsByAddress: { points: 20, seconds: 3_600, by: 'address' },
  /** Notifications whose signature was missing or invalid. */
  forgedNotificationsByAddress: { points: 20, seconds: 600, by: 'address' },
  /** Tokens for pictures: five per feedback, and retries. */
  uploadsByUser: { points: 120, seconds: 3_600 },
  uploadsByAddress: { points: 120, seconds: 600, by: 'address' },
  feedbackByUser: { points: 30, seconds: 3_600 },
  /** Exports of all data of one user. */
  exportsByUser: { points: 30, seconds: 600 },
  /** Queries to a provider about one order, by clients that wait for it. */
  checksByOrder: { points: 1, seconds: 2 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Such a key counts by its network, and the demo widens the limit for loopback. */
export function isByAddress(limit: RateLimitName): boolean {
  const { by }: RateLimit = RATE_LIMITS[limit];
  return by === 'address';
}
