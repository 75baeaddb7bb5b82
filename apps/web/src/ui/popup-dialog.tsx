import { Dialog as Base } from '@base-ui/react/dialog';
import alert from './alert-dialog.module.css';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './popup-dialog.module.css';
import { useHeld } from './use-held.ts';

export default function PopupDialog({ open, onClose, title, dress, ...parts }: DialogProps) {
  const { busy, children, actions, closeLabel, focusAfter } = parts;
  const isHeld = useHeld(busy);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || isHeld || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={alert.scrim} />
        <Base.Popup
          className={classNames(alert.popup, dress && styles[dress])}
          finalFocus={() => focusAfter?.() ?? true}
        >
          <Base.Title className={alert.title}>{title}</Base.Title>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={alert.actions}>{actions}</div>}
          {closeLabel !== undefined && (
            <Base.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" size={20} />
            </Base.Close>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
