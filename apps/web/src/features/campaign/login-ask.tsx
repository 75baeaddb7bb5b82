import { campaignTexts } from '@juban/contract/texts/campaign';
import { commonTexts } from '@juban/contract/texts/common';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { CanvasDialog } from '../../ui/canvas-dialog.tsx';
import type { DialogParts } from './dialog-parts.ts';
import styles from './dialogs.module.css';

/** Asks a visitor to log in. */
export function LoginAsk(parts: DialogParts) {
  const askLogin = useAskLogin();
  const enter = () => {
    parts.onClose();
    askLogin();
  };
  return (
    <CanvasDialog
      {...parts}
      title={campaignTexts.loginFirst}
      height={350}
      actions={
        <>
          <button type="button" data-quiet onClick={parts.onClose}>
            {commonTexts.cancel}
          </button>
          <button type="button" onClick={enter}>
            {commonTexts.toLogin}
          </button>
        </>
      }
    >
      <p className={styles.text}>{campaignTexts.loginPrompt}</p>
    </CanvasDialog>
  );
}
