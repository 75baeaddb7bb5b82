import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './dark-stage.module.css';

interface DarkStageProps {
  open: boolean;
  onClose: () => void;
  /** The card, with the class `litCard`, then title and description of the dialog. */
  children: ReactNode;
  /** The action. */
  way: ReactNode;
  closeLabel: string;
  testId?: string;
}

const RAYS = Array.from({ length: 72 }, (_, ray) => ray * 5);

/** The card flips while the rays appear. */
export const litCard = styles.lit;

/** A dark backdrop in both themes that highlights the card of something won. */
export function DarkStage({ open, onClose, children, way, closeLabel, testId }: DarkStageProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.popup} data-testid={testId}>
          <Rays />
          {children}
          <div className={styles.ways}>
            {way}
            <Base.Close className={styles.later}>{closeLabel}</Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Rays() {
  return (
    <svg className={styles.rays} viewBox="-280 -280 560 560" aria-hidden="true">
      <radialGradient id="stage-rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="280">
        <stop offset=".1" stopColor="#eccb8a" stopOpacity=".34" />
        <stop offset=".7" stopColor="#eccb8a" stopOpacity=".06" />
        <stop offset="1" stopColor="#eccb8a" stopOpacity="0" />
      </radialGradient>
      <circle r="280" fill="url(#stage-rays)" opacity=".5" />
      {RAYS.map((turn) => (
        <path
          key={turn}
          d="M0 -70L0.5 -276L-0.5 -276z"
          fill="url(#stage-rays)"
          transform={`rotate(${turn})`}
        />
      ))}
    </svg>
  );
}
