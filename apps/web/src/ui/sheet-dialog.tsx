import { Dialog as Base } from '@base-ui/react/dialog';
import { Icon } from './icon.tsx';
import type { SheetProps } from './sheet.tsx';
import styles from './sheet-dialog.module.css';
import { useHeld } from './use-held.ts';

export default function SheetDialog({ open, busy, onClose, ...parts }: SheetProps) {
  const { title, closeLabel, actions, children } = parts;
  const isHeld = useHeld(busy);
  return (
    <Base.Root open={open} onOpenChange={(next) => next || isHeld || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.sheet}>
          <header className={styles.bar}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {actions}
            <Base.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
