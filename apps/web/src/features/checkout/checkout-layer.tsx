import { commonTexts } from '@juban/contract/texts/common';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import type { Checkout } from './use-checkout.ts';

const loadPopups = () => import('./checkout-popups.tsx');
const sayFailed = () => showToast(commonTexts.networkFailed);

/** The sheets and dialogs of a checkout; stands once in the page, fetched when first needed. */
export function CheckoutLayer({ checkout }: { checkout: Checkout }) {
  const Popups = useLazyComponent(loadPopups, checkout.state.kind !== 'idle', sayFailed);
  return Popups ? <Popups checkout={checkout} /> : null;
}
