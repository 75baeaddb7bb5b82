import { identityTexts } from '@juban/contract/texts/identity';
import { Icon } from '../../ui/icon.tsx';
import styles from './clear-button.module.css';

export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={onClear} aria-label={identityTexts.clear}>
      <span className={styles.disc}>
        <Icon name="close" size={12} line={2.6} />
      </span>
    </button>
  );
}
