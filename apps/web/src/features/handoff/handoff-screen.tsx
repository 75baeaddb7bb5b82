import { handoffTexts } from '@juban/contract/texts/handoff';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DoneView } from './done-view.tsx';
import type { HandoffSearch } from './handoff-data.ts';
import styles from './handoff-screen.module.css';
import { HandoffSkeleton } from './handoff-skeleton.tsx';
import { OrderView } from './order-view.tsx';
import { TipDialog } from './tip-dialog.tsx';
import { useHandoff } from './use-handoff.ts';
import { WrongScan } from './wrong-scan.tsx';

interface HandoffScreenProps {
  search: HandoffSearch;
  wechatCode: string | undefined;
  onDone: () => void;
}

export function HandoffScreen(props: HandoffScreenProps) {
  return (
    <main className={styles.main} data-testid="handoff">
      <h1 className="sr-only">{handoffTexts.title}</h1>
      {/* Only the browser knows in which client it runs. */}
      {useHydrated() ? <Visit {...props} /> : <HandoffSkeleton />}
    </main>
  );
}

function Visit({ search, wechatCode, onDone }: HandoffScreenProps) {
  const handoff = useHandoff(search, wechatCode);
  const { lookup, instead, wallet } = handoff;
  if (lookup.kind === 'found' && lookup.order.payStatus === 'PAID') return <DoneView onDone={onDone} />;
  if (instead) {
    return <WrongScan wallets={instead} problem={lookup.kind === 'refused' ? lookup.text : undefined} />;
  }
  if (lookup.kind === 'loading') return <HandoffSkeleton />;
  if (lookup.kind === 'refused') {
    return (
      <div className={styles.state}>
        <RetryBlock
          art="ticket"
          title={lookup.text}
          hint={handoffTexts.errorHint}
          onRetry={() => void handoff.retry()}
        />
      </div>
    );
  }
  const { order } = lookup;
  if (order.payStatus === 'CLOSED') {
    return (
      <div className={styles.state}>
        <ErrorBlock art="ticket" title={handoffTexts.closedTitle} hint={handoffTexts.closedHint} />
      </div>
    );
  }
  return (
    <>
      <OrderView
        order={order}
        wallet={wallet}
        isPaying={handoff.isPaying}
        isConfirming={handoff.isConfirming}
        onPay={handoff.begin}
      />
      <TipDialog
        tip={handoff.tip}
        order={order}
        onClose={handoff.dismiss}
        onGoOn={() => void handoff.pay()}
      />
    </>
  );
}
