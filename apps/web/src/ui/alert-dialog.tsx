import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { commonTexts } from '@juban/contract/texts/common';
import { useRef } from 'react';
import styles from './alert-dialog.module.css';
import { type Alert, alertStore } from './alert-store.ts';
import { Button } from './button.tsx';
import { wholeDates } from './whole-dates.tsx';

export default function AlertDialog({ alert }: { alert: Alert | undefined }) {
  // Keeps the text while the dialog fades out.
  const last = useRef<Alert>(undefined);
  if (alert) last.current = alert;
  const { title, text, action } = last.current ?? { text: '' };
  const close = (open: boolean) => {
    if (!open) alertStore.set(undefined);
  };
  const press = () => {
    close(false);
    action?.onPress?.();
  };
  const likely = useRef<HTMLButtonElement>(null);
  const { quietLabel = commonTexts.cancel } = action?.onPress ? action : { quietLabel: null };
  // A dialog needs a name; without a title the message is the name.
  const Words = title === undefined ? Base.Title : Base.Description;
  return (
    <Base.Root open={alert !== undefined} onOpenChange={close}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          className={styles.popup}
          // Keyboard users can press the likely button at once; touch users need no focus ring.
          initialFocus={(by) => (by === 'touch' || action?.isRisky ? true : likely.current)}
        >
          {title !== undefined && <Base.Title className={styles.title}>{title}</Base.Title>}
          <Words className={styles.text} render={<p />}>
            {wholeDates(text)}
          </Words>
          <div className={styles.actions}>
            {quietLabel !== null && (
              <Button look="ghost" onClick={() => close(false)}>
                {quietLabel}
              </Button>
            )}
            <Button ref={likely} onClick={press}>
              {action?.label ?? commonTexts.know}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
