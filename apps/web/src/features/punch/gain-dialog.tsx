import { Dialog as Base } from '@base-ui/react/dialog';
import { checkInTexts } from '@juban/contract/texts/check-in';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { PUNCH_DAYS, type PunchCardState, punchReward } from '@juban/domain/punch';
import { Link, useNavigate } from '@tanstack/react-router';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import { closePage } from '../../platform/host/close-page.ts';
import { useHost } from '../../platform/host/use-host.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DarkStage, litCard } from '../../ui/dark-stage.tsx';
import ways from '../../ui/link-buttons.module.css';
import { DayCard } from './day-card.tsx';
import styles from './gain-dialog.module.css';
import type { PunchGain } from './use-punch.ts';

export interface GainDialogProps {
  gain: PunchGain;
  cards: readonly PunchCardState[];
  brandName: string;
  open: boolean;
  onClose: () => void;
}

export default function GainDialog({ open, onClose, gain, cards, brandName }: GainDialogProps) {
  const { dayNum, rewardDays, expiredTime } = gain;
  return (
    <DarkStage
      open={open}
      onClose={onClose}
      closeLabel={commonTexts.know}
      testId="punch-gain"
      way={<WayOn />}
    >
      <DayCard metal="gold" className={classNames(styles.card, litCard)}>
        <span>
          <b>+{rewardDays}</b> {texts.dayUnit}
        </span>
        <i>{fill(texts.resultCard, { brand: brandName })}</i>
      </DayCard>
      <Base.Title className={styles.title}>{checkInTexts.successTitle}</Base.Title>
      <Base.Description className={styles.text}>
        {expiredTime !== null && fill(texts.resultUntil, { end: membershipEndText(expiredTime) })}
      </Base.Description>
      <div className={styles.trail} aria-hidden="true">
        {cards.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <i key={index} data-state={state} />
        ))}
      </div>
      <p className={styles.text}>
        {dayNum === PUNCH_DAYS
          ? texts.resultLast
          : fill(texts.resultTomorrow, { days: punchReward(dayNum + 1) })}
      </p>
    </DarkStage>
  );
}

/** In the app the shows are below this page; elsewhere the download page opens or explains the app. */
function WayOn() {
  const { closesPage, blocksApps } = useHost().can;
  const navigate = useNavigate();
  if (!closesPage || blocksApps) {
    return (
      <Link to="/download" className={ways.main}>
        {texts.resultGo}
      </Link>
    );
  }
  const close = () => void closePage(() => void navigate({ to: '/' }));
  return (
    <Button wide onClick={close}>
      {texts.resultGo}
    </Button>
  );
}
