import { activityTexts } from '@juban/contract/texts/activity';
import { useRetry } from '../../lib/use-retry.ts';
import { isConnectionLost } from '../../platform/api/connection.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import styles from './activity-screen.module.css';

/** Shown when the activity could not be loaded, with a retry. */
export function ActivityMissing({ title, brand }: { title: string; brand: string }) {
  const { retry, isRetrying } = useRetry();
  return (
    // Activities are dark, so the bar over them is white.
    <main className={styles.missing} data-theme="dark" data-brand={brand}>
      <h1 className="sr-only">{title}</h1>
      <RetryBlock
        title={activityTexts.loadFailed}
        hint={null}
        isOffline={isConnectionLost()}
        busy={isRetrying}
        onRetry={retry}
      />
    </main>
  );
}
