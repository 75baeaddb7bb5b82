/** What happens to the calls of the page in the frame. */
export const CALL_CONDITIONS = ['normal', 'loading', 'failing', 'offline', 'expired'] as const;
export type CallCondition = (typeof CALL_CONDITIONS)[number];

/** These conditions only apply from a page's first call on; the others also change the current page. */
const FROM_FIRST_CALL: readonly CallCondition[] = ['loading', 'failing', 'expired'];

export const appliesFromFirstCall = (condition: CallCondition): boolean =>
  FROM_FIRST_CALL.includes(condition);
