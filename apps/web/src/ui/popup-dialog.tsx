import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import alert from './alert-dialog.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './popup-dialog.module.css';
import { useHeld } from './use-held.ts';

export interface DialogProps {
  open: boolean;
  /**
   * A request is running that cannot be cancelled, so the dialog stays open until its answer, for a limited
   * time.
   */
  busy?: boolean;
  onClose: () => void;
  title: string;
  /** Content between title and actions. */
  children: ReactNode;
  /** One or two buttons, the likely one last; a form brings its own. */
  actions?: ReactNode;
  /** Shows a close button, for dialogs that need no answer. */
  closeLabel?: string;
  /**
   * form: left-aligned, with a larger title; check: a form with less padding; wide: for tables on large
   * windows.
   */
  dress?: 'question' | 'form' | 'check' | 'wide';
  /** Where the focus goes on closing, if the opener may be removed. */
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
