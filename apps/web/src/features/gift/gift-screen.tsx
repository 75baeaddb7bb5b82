import { giftTexts } from '@juban/contract/texts/gift';
import { Link } from '@tanstack/react-router';
import { LoginWanted } from '../../host/login-wanted.tsx';
import { StrangerFirst } from '../../host/stranger-first.tsx';
import { useLoginState } from '../../host/use-login-state.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import { GiftList } from './gift-list.tsx';
import styles from './gift-screen.module.css';
import { GiftSkeleton } from './gift-skeleton.tsx';
import { useGifts } from './use-gifts.ts';

interface GiftScreenProps {
  title: string;
  /** The bundle whose choices open by themselves. */
  asked: string | undefined;
}

/** What came with VIP+, to be claimed. */
export function GiftScreen({ title, asked }: GiftScreenProps) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <OwnGifts asked={asked} />
    </main>
  );
}

function OwnGifts({ asked }: { asked: string | undefined }) {
  const who = useLoginState();
  const { gifts, error, retry, isRetrying, reload } = useGifts(who === 'user');
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={who} skeleton={<GiftSkeleton />}>
        <div className={styles.state}>
          <LoginWanted title={giftTexts.loginTitle} hint={giftTexts.loginHint} />
        </div>
      </StrangerFirst>
    );
  }
  if (error) return <RetryBlock title={giftTexts.failed} busy={isRetrying} onRetry={retry} />;
  if (!gifts) return <GiftSkeleton />;
  if (gifts.length === 0) return <NoGifts />;
  return <GiftList gifts={gifts} asked={asked} reload={reload} />;
}

function NoGifts() {
  return (
    <div className={styles.state}>
      <EmptyBlock art="ticket" title={giftTexts.empty} hint={giftTexts.emptyHint}>
        <Link to="/vip" search={{ showUnionFirst: '1' }} className={ways.ghost}>
          {giftTexts.toPlus}
        </Link>
      </EmptyBlock>
    </div>
  );
}
