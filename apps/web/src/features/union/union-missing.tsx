import { commonTexts } from '@juban/contract/texts/common';
import { unionTexts } from '@juban/contract/texts/union';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './union-screen.module.css';

/** The union could not be had: said so, with another try. */
export function UnionMissing({ title }: { title: string }) {
  const router = useRouter();
  const { busy, run } = useBusy();
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <div className={styles.empty}>
        <ErrorBlock title={unionTexts.loadFailed}>
          <Button look="ghost" busy={busy} onClick={() => void run(() => router.invalidate())}>
            {commonTexts.retry}
          </Button>
        </ErrorBlock>
      </div>
    </main>
  );
}
