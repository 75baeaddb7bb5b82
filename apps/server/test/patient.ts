/** For results of background work: a busy machine may take long, which is not a failure. */
export const PATIENT = { timeout: 60_000 } as const;
