import { commonTexts } from '@juban/contract/texts/common';
import { dramaTexts } from '@juban/contract/texts/drama';
import { Icon } from '../../ui/icon.tsx';
import styles from './clip-overlay.module.css';

/** Replaces a clip that failed to load. */
export function ClipFailed({ onReload }: { onReload: () => void }) {
  return (
    <div className={styles.shade} role="alert" data-testid="clip-failed">
      <div className={styles.say}>
        <p className={styles.failed}>{dramaTexts.clipFailed}</p>
      </div>
      <button type="button" className={styles.again} onClick={onReload}>
        <Icon name="refresh" size={17} line={1.8} />
        {commonTexts.retry}
      </button>
    </div>
  );
}
