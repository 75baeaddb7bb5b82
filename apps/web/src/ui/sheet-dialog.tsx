import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './sheet-dialog.module.css';
import { useHeld } from './use-held.ts';

export interface SheetProps {
  open: boolean;
  /**
   * A request is running that cannot be cancelled, so the sheet stays open until its answer, for a limited
   * time.
   */
  busy?: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Controls next to the close button. */
  actions?: ReactNode;
  children: ReactNode;
}

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
