import type { CheckoutLayerProps } from './agree-sheet.tsx';
import { usePopups } from './use-popups.ts';

const loadPopups = () => import('./checkout-popups.tsx');

/** The sheets and dialogs of a checkout; stands once in the page, fetched when first needed. */
export function CheckoutLayer(props: CheckoutLayerProps) {
  const Popups = usePopups(props.checkout, loadPopups);
  return Popups ? <Popups {...props} /> : null;
}
