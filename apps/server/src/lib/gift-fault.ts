const REFERENCE_FORM = /^[\w.-]{1,64}$/;
const MOST_REASON = 40;

/** What a support engineer gives manually. */
export interface ManualGift {
  userId: number;
  amount: number;
  /** The reason: a ticket, a piece of feedback. The same reference gives a user once. */
  reference: string;
  /** The text that the user reads. */
  reason?: string;
}

/** What is wrong with a gift, as a message for the giver; more than `most` of `what` is a typing error. */
export function findGiftFault(
  { amount, reference, reason = '' }: ManualGift,
  { what, most }: { what: string; most: number },
): string | undefined {
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    return `${what} a whole number from 1 to ${most}`;
  if (!REFERENCE_FORM.test(reference)) return 'a reference is letters, digits, dots and hyphens, at most 64';
  return reason.length > MOST_REASON ? `a reason has at most ${MOST_REASON} characters` : undefined;
}
