import type { Checkout } from './use-checkout.ts';
import { usePopups } from './use-popups.ts';

const loadPopups = () => import('./checkout-popups.tsx');

/** The sheets and dialogs of a checkout; stands once in the page, fetched when first needed. */
export function CheckoutLayer({ checkout }: { checkout: Checkout }) {
  const Popups = usePopups(checkout, loadPopups);
  return Popups ? <Popups checkout={checkout} /> : null;
}
