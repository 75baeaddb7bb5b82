import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { LevelUpNotice } from './level-up-notice.tsx';
import { PaySheet } from './pay-sheet.tsx';
import type { Checkout } from './use-checkout.ts';

export default function CheckoutPopups({ checkout }: { checkout: Checkout }) {
  return (
    <>
      <PaySheet checkout={checkout} />
      <CheckoutDialogs checkout={checkout} />
      <LevelUpNotice checkout={checkout} />
    </>
  );
}
