import { Dialog as Base } from '@base-ui/react/dialog';
import alert from './alert-dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { Icon } from './icon.tsx';
import styles from './popup-dialog.module.css';

export default function PopupDialog({ open, onClose, title, children, actions, closeLabel }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={alert.scrim} />
        <Base.Popup className={alert.popup}>
          <Base.Title className={alert.title}>{title}</Base.Title>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>{actions}</div>
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
