import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, ReactNode } from 'react';
import alert from './alert-dialog.module.css';
import styles from './canvas-popup.module.css';

export interface CanvasDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Height on a canvas 750 px wide; scaled to the screen. */
  height: 350 | 485 | 520 | 685 | 800;
  art?: ReactNode;
  /** Content between title and actions. */
  children?: ReactNode;
  /** One or two buttons, the likely one last; data-quiet styles the other. */
  actions: ReactNode;
}

export default function CanvasPopup({ open, onClose, title, height, ...parts }: CanvasDialogProps) {
  const { art, children, actions } = parts;
  const size = { '--height': height } as CSSProperties;
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={alert.scrim} />
        <Base.Popup className={styles.popup} style={size} data-height={height}>
          {art}
          <Base.Title className={styles.title}>{title}</Base.Title>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>{actions}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
