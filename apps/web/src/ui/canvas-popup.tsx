import { Dialog as Base } from '@base-ui/react/dialog';
import type { CSSProperties, ReactNode } from 'react';
import alert from './alert-dialog.module.css';
import styles from './canvas-popup.module.css';

export interface CanvasDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** On a canvas that is 750 wide, whatever the screen is. */
  height: 350 | 485 | 520 | 685 | 800;
  /** Above the title. */
  art?: ReactNode;
  /** Takes the room between title and actions. */
  children?: ReactNode;
  /** One or two buttons side by side, the likely one last; data-quiet dresses the other. */
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
