import type { CheckoutLayerProps } from './agree-sheet.tsx';
import { usePopups } from './use-popups.ts';

const loadPopups = () => import('./checkout-popups.tsx');

/** The sheets and dialogs of a checkout. Rendered once per page; the code is loaded when first needed. */
export function CheckoutLayer(props: CheckoutLayerProps) {
  const Popups = usePopups(props.checkout, loadPopups);
  return Popups ? <Popups {...props} /> : null;
}
