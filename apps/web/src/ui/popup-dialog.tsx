import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import alert from './alert-dialog.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './popup-dialog.module.css';
import { useHeld } from './use-held.ts';

export interface DialogProps {
  open: boolean;
  /** What was asked for is on its way and cannot be called back: for a while nothing closes it but its answer. */
  busy?: boolean;
  onClose: () => void;
  title: string;
  /** The words or controls between title and actions. */
  children: ReactNode;
  /** One or two buttons, the likely one last; a form brings its own. */
  actions?: ReactNode;
  /** A cross in the corner, for dialogs that may be left without an answer. */
  closeLabel?: string;
  /**
   * A form reads from the left, under a larger title; check is a form with less padding at its sides; wide is for tables,
   * where the window has room.
   */
  dress?: 'question' | 'form' | 'check' | 'wide';
  /** Where the focus goes when it closes, where not back: what opened it may be gone. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

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
