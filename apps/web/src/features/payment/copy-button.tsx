import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { copyWithFallback } from '../../platform/host/bridge/copy-with-fallback.ts';
import { showToast } from '../../ui/toast.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    showToast((await copyWithFallback(text)) ? paymentTexts.copied : orderTexts.copyFailed);
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} onClick={() => void copy()}>
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />
      </svg>
    </button>
  );
}
