import { unionTexts } from '@juban/contract/texts/union';
import { useRetry } from '../../lib/use-retry.ts';
import { isConnectionLost } from '../../platform/api/connection.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import styles from './union-screen.module.css';

/** Shown when the union could not be loaded, with a retry. */
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
