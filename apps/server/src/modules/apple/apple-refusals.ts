import { CODE } from '@juban/contract/code-names';
import { appleTexts } from '@juban/contract/texts/apple';
import { Refusal } from '../../lib/refusal.ts';

const unproved = (msg: string) => new Refusal(CODE.purchaseProofInvalid, { msg });

/** Paid in the store, but for other goods or at another price. */
export const otherGoods = () => unproved(appleTexts.otherGoods);

/** Paid in the store, and revoked by it. */
export const takenBack = () => unproved(appleTexts.revoked);

/** Paid in the store, for another order. */
export const usedBefore = () => unproved(appleTexts.usedBefore);

/** Bought in Apple's Sandbox, by an account that is not a listed tester. */
export const sandboxOnly = () => unproved(appleTexts.sandboxOnly);
