import { checkoutTexts } from '@juban/contract/texts/checkout';
import type { CheckoutFailure } from './checkout-machine.ts';

/** Texts of a failure: the server's message on the web, a fixed text where the app would have paid. */
export function failureTexts(failure: CheckoutFailure): { title: string; body: string } {
  if (failure.what === 'pay') return { title: checkoutTexts.failedTitle, body: checkoutTexts.payFailed };
  const { isNative, isOffline, isWeb, text } = failure;
  if (isOffline) {
    const body = isWeb ? `${checkoutTexts.payFailed}。${text}` : text;
    return { title: checkoutTexts.createFailed, body };
  }
  const body = isNative ? checkoutTexts.createFailedText : text || checkoutTexts.createFailedText;
  return { title: checkoutTexts.createFailed, body };
}
