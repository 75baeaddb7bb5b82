/** What happens to the calls that the page in the frame makes. */
export const CALL_CONDITIONS = ['normal', 'loading', 'failing', 'offline', 'expired'] as const;
export type CallCondition = (typeof CALL_CONDITIONS)[number];

/** Conditions that show only from a page's first call on; the others change the page that is already there. */
const FROM_FIRST_CALL: readonly CallCondition[] = ['loading', 'failing', 'expired'];

export const appliesFromFirstCall = (condition: CallCondition): boolean =>
  FROM_FIRST_CALL.includes(condition);
