import { giftTexts } from '@juban/contract/texts/gift';
import { Link } from '@tanstack/react-router';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import { UserPart } from '../../platform/host/user-part.tsx';
import ways from '../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { GiftList } from './gift-list.tsx';
import styles from './gift-screen.module.css';
import { GiftSkeleton } from './gift-skeleton.tsx';
import { useGifts } from './use-gifts.ts';

interface GiftScreenProps {
  title: string;
  /** The bundle whose choices open automatically. */
  asked: string | undefined;
}

/** Claims for gifts of VIP+. */
export function GiftScreen({ title, asked }: GiftScreenProps) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <OwnGifts asked={asked} />
    </main>
  );
}

function OwnGifts({ asked }: { asked: string | undefined }) {
  const { state, retry, isRetrying, reload } = useGifts();
  return (
    <UserPart
      state={state}
      skeleton={<GiftSkeleton />}
      guest={
        <div className={styles.state}>
          <LoginRequired title={giftTexts.loginTitle} hint={giftTexts.loginHint} />
        </div>
      }
      failedTitle={giftTexts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {(gifts) =>
        gifts.length === 0 ? <NoGifts /> : <GiftList gifts={gifts} asked={asked} reload={reload} />
      }
    </UserPart>
  );
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
