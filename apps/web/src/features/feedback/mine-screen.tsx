import { feedbackTexts } from '@juban/contract/texts/feedback';
import { Link } from '@tanstack/react-router';
import { UserPart } from '../../platform/host/user-part.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import ways from '../../ui/link-buttons.module.css';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { FeedbackLogin } from './feedback-login.tsx';
import screen from './feedback-screen.module.css';
import styles from './mine-screen.module.css';
import { useOwnFeedback } from './use-own-feedback.ts';

/** The user's feedback, newest first, with its state. */
export function MineScreen() {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{feedbackTexts.records}</h1>
      <Mine />
    </main>
  );
}

function Mine() {
  const { state, retry, isRetrying, more } = useOwnFeedback();
  return (
    <UserPart
      state={state}
      skeleton={<Waiting />}
      guest={<FeedbackLogin />}
      failedTitle={feedbackTexts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {(items) =>
        items.length === 0 ? (
          <NoFeedback />
        ) : (
          <EndlessList
            items={items}
            keyOf={({ id }) => id}
            label={feedbackTexts.records}
            className={styles.list}
            {...more}
          >
            {(feedback) => <FeedbackCard feedback={feedback} />}
          </EndlessList>
        )
      }
    </UserPart>
  );
}

function Waiting() {
  return (
    <Skeleton className={styles.list}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.bone}>
          <Bone width={64} height={14} />
          <Bone width="92%" height={15} />
          <Bone width="60%" height={15} />
        </div>
      ))}
    </Skeleton>
  );
}

function NoFeedback() {
  return (
    <div className={screen.state}>
      <EmptyBlock title={feedbackTexts.empty} hint={feedbackTexts.emptyHint}>
        <Link to="/next/feedback" className={ways.ghost}>
          {feedbackTexts.toForm}
        </Link>
      </EmptyBlock>
    </div>
  );
}
