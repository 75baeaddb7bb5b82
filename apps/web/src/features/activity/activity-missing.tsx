import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './activity-screen.module.css';

/** The activity could not be had: said so, with another try. */
export function ActivityMissing({ title, brand }: { title: string; brand: string }) {
  const router = useRouter();
  const { busy, run } = useBusy();
  return (
    // Dark as activities are: the bar over it is white.
    <main className={styles.missing} data-theme="dark" data-brand={brand}>
      <h1 className="sr-only">{title}</h1>
      <ErrorBlock title={activityTexts.loadFailed}>
        <Button look="ghost" busy={busy} onClick={() => void run(() => router.invalidate({ sync: true }))}>
          {commonTexts.retry}
        </Button>
      </ErrorBlock>
    </main>
  );
}
