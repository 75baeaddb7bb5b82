import { activityTexts } from '@juban/contract/texts/activity';
import { activityPageTexts } from '@juban/contract/texts/activity-pages';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { Link } from '@tanstack/react-router';
import { dataOf } from '../../lib/user-state.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { RetryTap } from '../../ui/retry-tap.tsx';
import type { Activity, ActivityStatus } from './activity-data.ts';
import styles from './bought-days.module.css';
import { type Ladder, ladderOf } from './ladder.ts';
import { LadderBar } from './ladder-bar.tsx';
import { closedText } from './period-text.ts';
import pill from './pill.module.css';

interface TallyProps {
  activity: Activity;
  standing: ActivityStatus;
  onLogin: () => void;
  onRetry: () => Promise<unknown>;
}

/** The number of bought days, and the distance to the next condition. */
export function BoughtDays({ activity, standing, onLogin, onRetry }: TallyProps) {
  const bought = dataOf(standing)?.curBuyDays;
  const ladder = ladderOf(bought ?? 0, needsOf(activity));
  return (
    <section className={styles.tally} aria-label={activityTexts.boughtLabel} data-state={standing.kind}>
      <Sentence days={bought} isUnknown={standing.kind === 'unknown'} />
      <p className={`${styles.hint} visitor-text`}>
        {isOpen(activity, standing) ? hintOf(standing, ladder) : closedText(activity)}
      </p>
      <div className={`${styles.way} visitor-text`}>
        <Way standing={standing} onLogin={onLogin} onRetry={onRetry} />
      </div>
      <LadderBar ladder={ladder} />
    </section>
  );
}

const isOpen = (activity: Activity, standing: ActivityStatus): boolean =>
  (dataOf(standing) ?? activity).inActivity;

const needsOf = ({ groups, realItem }: Activity): number[] => [
  ...groups.map(({ needDays }) => needDays),
  ...(realItem ? [realItem.needDays] : []),
];

/** One sentence for screen readers, with its number in large type. */
function Sentence({ days, isUnknown }: { days: number | undefined; isUnknown: boolean }) {
  const [before = '', after = ''] = activityTexts.bought.split('{days}');
  return (
    <p className={styles.sentence}>
      <span className={styles.before}>{before}</span>
      <b className="num visitor-text" data-unknown={days === undefined || undefined}>
        {isUnknown ? <i className={styles.bone} /> : (days ?? '—')}
      </b>
      <span className={styles.after}>{after}</span>
    </p>
  );
}

function hintOf(standing: ActivityStatus, { next }: Ladder): string {
  if (standing.kind === 'unknown') return '';
  if (standing.kind === 'guest') return activityPageTexts.guestDays;
  if (standing.kind === 'failed') return failureText(standing.cause, activityPageTexts.daysFailed);
  if (!next) return activityPageTexts.allReached;
  const words = { days: next.missing, goal: next.days };
  return fill(next.missing === next.days ? activityPageTexts.firstGoal : activityTexts.missingDays, words);
}

function Way({ standing: { kind }, onLogin, onRetry }: Omit<TallyProps, 'activity'>) {
  if (kind === 'guest') return <Pill label={commonTexts.toLogin} onPress={onLogin} />;
  if (kind === 'failed') {
    return (
      <RetryTap className={pill.go} onRetry={onRetry}>
        {commonTexts.retry}
      </RetryTap>
    );
  }
  return (
    <Link to="/vip" className={pill.go}>
      {activityTexts.buy}
    </Link>
  );
}

function Pill({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={pill.go} onClick={onPress}>
      {label}
    </button>
  );
}
