import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';

interface RetryDialogProps {
  /** The server's message; undefined while nothing failed. */
  failure: string | undefined;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Asks whether to retry a 360 payment that could not start. */
export function RetryDialog({ failure, onRetry, onDismiss }: RetryDialogProps) {
  const sayIt = () => {
    onDismiss();
    if (failure) showToast(failure);
  };
  return (
    <Dialog
      open={failure !== undefined}
      onClose={onDismiss}
      onFailed={sayIt}
      title={commonTexts.tip}
      actions={
        <>
          <Button look="ghost" onClick={onDismiss}>
            {commonTexts.cancel}
          </Button>
          <Button onClick={onRetry}>{desktopTexts.retryNow}</Button>
        </>
      }
    >
      {failure}
    </Dialog>
  );
}
