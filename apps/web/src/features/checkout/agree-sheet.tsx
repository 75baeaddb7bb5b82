import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './agree-sheet.module.css';
import type { Checkout } from './use-checkout.ts';

export interface CheckoutLayerProps {
  checkout: Checkout;
  /** Links to the documents that paying agrees to, where the page's sheet shows them. */
  documents?: ReactNode;
}

/** The documents of the chosen package, with one button that agrees and pays. */
export function AgreeSheet({ checkout: { state, send, agree }, documents }: CheckoutLayerProps) {
  return (
    <Sheet
      open={state.kind === 'agreeing'}
      onClose={() => send({ type: 'closed' })}
      title={checkoutTexts.agreeFirst}
      closeLabel={commonTexts.close}
    >
      <p className={styles.hint}>{checkoutTexts.agreeHint}</p>
      <div className={styles.documents}>{documents}</div>
      <Button wide onClick={agree}>
        {checkoutTexts.agreeAndPay}
      </Button>
    </Sheet>
  );
}
