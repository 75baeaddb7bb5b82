import { desktopTexts } from '@juban/contract/texts/desktop';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Seal } from '../../ui/seal.tsx';
import styles from './success-dialog.module.css';

const SUCCESS = 'succses';

/** Reloads the page without the parameter that would show the dialog again. */
function reload(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete(SUCCESS);
  const rest = query.toString();
  window.history.replaceState(window.history.state, '', `${pathname}${rest && `?${rest}`}${hash}`);
  window.location.reload();
}

/** Shown after the server's confirmation, or by the address alone, which grants nothing. */
export function SuccessDialog({ open }: { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={reload}
      onFailed={reload}
      title={desktopTexts.successTitle}
      actions={<Button onClick={reload}>{desktopTexts.successDone}</Button>}
    >
      <button type="button" className={styles.seal} tabIndex={-1} onClick={reload}>
        <Seal sign="tick" gold size={96} />
        {desktopTexts.successText}
      </button>
    </Dialog>
  );
}
