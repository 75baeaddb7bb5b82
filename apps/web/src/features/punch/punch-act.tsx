import { checkInTexts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { PUNCH_DAYS, punchReward } from '@juban/domain/punch';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../platform/api/api-error.ts';
import { LoginLink } from '../../platform/host/login-link.tsx';
import { Button } from '../../ui/button.tsx';
import ways from '../../ui/link-buttons.module.css';
import { Bone } from '../../ui/skeleton.tsx';
import styles from './punch-act.module.css';
import type { PunchView } from './punch-view.ts';
import type { usePunch } from './use-punch.ts';

/** Today's check-in button, or why there is none. */
export function PunchAct({ punch }: { punch: ReturnType<typeof usePunch> }) {
  const { view } = punch;
  if (punch.state.kind === 'failed') {
    return (
      <Button look="ghost" wide busy={punch.isRetrying} onClick={punch.retry}>
        {failureText(punch.state.cause, texts.recordsMissing)}
      </Button>
    );
  }
  if (punch.state.kind === 'unknown') return <Bone height={48} shape="action" />;
  if (view.stage === 'guest') return <LoginLink className={ways.main}>{texts.login}</LoginLink>;
  if (view.stage === 'notNew' || view.stage === 'over') return <Thanks view={view} />;
  const isReady = view.stage === 'ready';
  return (
    <Button
      wide
      data-testid="punch-mark"
      disabled={!isReady}
      busy={punch.isMarking}
      busyLabel={checkInTexts.busy}
      onClick={punch.mark}
    >
      {labelOf(view)}
    </Button>
  );
}

function labelOf({ stage, today }: PunchView): string {
  if (stage === 'marked') return today === PUNCH_DAYS ? texts.allDone : texts.marked;
  return fill(texts.mark, { days: punchReward(today || 1) });
}

/** Thanks users who took part; others see why they cannot. */
function Thanks({ view: { stage, marks, rewardDays } }: { view: PunchView }) {
  return (
    <div className={styles.thanks} data-testid="punch-thanks">
      <h3>{texts.thanksTitle}</h3>
      <p>{stage === 'over' ? fill(texts.thanksText, { marks, days: rewardDays }) : texts.notNew}</p>
      <Link to="/vip" className={ways.ghost}>
        {texts.openVip}
      </Link>
    </div>
  );
}
