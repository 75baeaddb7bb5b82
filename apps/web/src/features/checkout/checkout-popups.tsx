import { AgreeSheet } from './agree-sheet.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import type { CheckoutLayerProps } from './checkout-layer.tsx';
import { LevelUpNotice } from './level-up-notice.tsx';
import { PaySheet } from './pay-sheet.tsx';

export default function CheckoutPopups({ checkout, documents }: CheckoutLayerProps) {
  return (
    <>
      <AgreeSheet checkout={checkout} documents={documents} />
      <PaySheet checkout={checkout} />
      <CheckoutDialogs checkout={checkout} />
      <LevelUpNotice checkout={checkout} />
    </>
  );
}
