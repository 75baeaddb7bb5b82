import { commonTexts } from '@juban/contract/texts/common';
import { unionTexts } from '@juban/contract/texts/union';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './union-screen.module.css';

/** The union could not be had: said so, with another try. */
export function UnionMissing() {
  const router = useRouter();
  const { busy, run } = useBusy();
  return (
    <div className={styles.empty}>
      <ErrorBlock title={unionTexts.loadFailed}>
        <Button look="ghost" busy={busy} onClick={() => void run(() => router.invalidate({ sync: true }))}>
          {commonTexts.retry}
        </Button>
      </ErrorBlock>
    </div>
  );
}
