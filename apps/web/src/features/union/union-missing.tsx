import { unionTexts } from '@juban/contract/texts/union';
import { useRetry } from '../../lib/use-retry.ts';
import { isConnectionLost } from '../../platform/api/connection.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import styles from './union-screen.module.css';

/** The union could not be had: said so, with another try. */
export function UnionMissing() {
  const { retry, isRetrying } = useRetry();
  return (
    <div className={styles.empty}>
      <RetryBlock
        title={unionTexts.loadFailed}
        hint={null}
        isOffline={isConnectionLost()}
        busy={isRetrying}
        onRetry={retry}
      />
    </div>
  );
}
