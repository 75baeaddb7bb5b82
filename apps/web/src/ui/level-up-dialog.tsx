import { Dialog as Base } from '@base-ui/react/dialog';
import type { LevelUpProps } from './level-up.tsx';
import styles from './level-up-dialog.module.css';

const ART = '/content/demo/art';
const RAYS = Array.from({ length: 36 }, (_, ray) => ray * 10);

export default function LevelUpDialog(props: LevelUpProps) {
  const { open, onClose, level, title, text, closeLabel, children } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.popup}>
          <Rays />
          <div className={styles.card}>
            <img src={`${ART}/cards/v${level}.svg`} alt="" width={280} height={156} />
            <img
              className={styles.badge}
              src={`${ART}/badges/v${level}.svg`}
              alt=""
              width={116}
              height={116}
            />
          </div>
          <Base.Description className={styles.text}>{title}</Base.Description>
          <Base.Title className={styles.title}>{text}</Base.Title>
          <div className={styles.ways}>
            {children}
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
      {RAYS.map((turn) => (
        <path key={turn} d="M0 -96L1.2 -272L-1.2 -272z" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
