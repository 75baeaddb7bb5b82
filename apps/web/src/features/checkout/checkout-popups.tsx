import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { PaySheet } from './pay-sheet.tsx';
import type { Checkout } from './use-checkout.ts';

export default function CheckoutPopups({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <PaySheet checkout={checkout} />
      <CheckoutDialogs checkout={checkout} />
    </>
  );
}
