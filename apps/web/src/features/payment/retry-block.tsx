import { commonTexts } from '@juban/contract/texts/common';
import { Button } from '../../ui/button.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import styles from './orders-screen.module.css';

interface RetryBlockProps {
  title: string;
  busy: boolean;
  onRetry: () => void;
}

/** Nothing came: what to do about it. */
export function RetryBlock({ title, busy, onRetry }: RetryBlockProps) {
  return (
    <div className={styles.state}>
      <ErrorBlock title={title} hint={commonTexts.checkNetwork}>
        <Button look="ghost" busy={busy} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      </ErrorBlock>
    </div>
  );
}
