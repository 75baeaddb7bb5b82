import { CODE } from '@juban/contract/code-names';
import { Refusal } from './refusal.ts';

const KEY_FORM = /^[\x21-\x7e]{8,64}$/;

/**
 * A call may come without an idempotency key; a given one must be printable ASCII, without spaces, of limited
 * length.
 */
export function requireKeyForm(key: string | undefined): void {
  if (key !== undefined && !KEY_FORM.test(key)) throw new Refusal(CODE.badRequest);
}
