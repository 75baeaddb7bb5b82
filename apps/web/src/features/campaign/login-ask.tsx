import { campaignTexts } from '@juban/contract/texts/campaign';
import { commonTexts } from '@juban/contract/texts/common';
import { useRouter } from '@tanstack/react-router';
import { logIn } from '../../host/log-in.ts';
import { CanvasDialog } from '../../ui/canvas-dialog.tsx';
import type { DialogParts } from './campaign-dialogs.tsx';
import styles from './dialogs.module.css';

/** Before anything can be had it must be known whose it is. */
export function LoginAsk(parts: DialogParts) {
  const router = useRouter();
  const enter = () => {
    parts.onClose();
    const redirect_path = router.latestLocation.publicHref;
    void logIn(() => void router.navigate({ to: '/login', search: { redirect_path } }));
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
