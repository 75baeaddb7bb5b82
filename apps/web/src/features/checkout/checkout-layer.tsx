import type { ReactNode } from 'react';
import type { Checkout } from './use-checkout.ts';
import { usePopups } from './use-popups.ts';

export interface CheckoutLayerProps {
  checkout: Checkout;
  /** Links to the documents that paying agrees to, where the page's sheet asks for them. */
  documents?: ReactNode;
}

const loadPopups = () => import('./checkout-popups.tsx');

/** The sheets and dialogs of a checkout; stands once in the page, fetched when first needed. */
export function CheckoutLayer(props: CheckoutLayerProps) {
  const Popups = usePopups(props.checkout, loadPopups);
  return Popups ? <Popups {...props} /> : null;
}
