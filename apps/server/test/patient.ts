/** For what comes by itself, soon: how soon is the machine's affair, and a busy one is no fault. */
export const PATIENT = { timeout: 60_000 } as const;
