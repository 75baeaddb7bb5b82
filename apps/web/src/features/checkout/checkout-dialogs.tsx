import { commonTexts } from '@juban/contract/texts/common';
import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type CheckoutDialog, dialogOf } from './dialog-of.tsx';
import type { Checkout } from './use-checkout.ts';

/** One dialog whose text and buttons follow the state; the text is kept while it fades out. */
export function CheckoutDialogs({ checkout }: { checkout: Checkout }) {
  const shown = dialogOf(checkout);
  const last = useRef<CheckoutDialog>(undefined);
  if (shown) last.current = shown;
  const content = shown ?? last.current;
  const close = () => checkout.send({ type: 'closed' });
  const sayAnyway = () => {
    close();
    showToast(content?.title ?? commonTexts.noConnection);
  };
  if (!content) return null;
  return (
    <Dialog
      open={shown !== undefined}
      onClose={close}
      onFailed={sayAnyway}
      title={content.title}
      {...content.leave}
      actions={content.actions}
    >
      {content.body}
    </Dialog>
  );
}
