import { Dialog as Base } from '@base-ui/react/dialog';
import { checkInTexts } from '@juban/contract/texts/check-in';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { PUNCH_DAYS, punchReward } from '@juban/domain/punch';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Link } from '@tanstack/react-router';
import ways from '../../ui/ways.module.css';
import { DayCard } from './day-card.tsx';
import styles from './gain-dialog.module.css';
import type { GainDialogProps } from './gain-notice.tsx';

const RAYS = Array.from({ length: 72 }, (_, ray) => ray * 5);

export default function GainDialog({ open, onClose, gain, cards, brandName }: GainDialogProps) {
  const { dayNum, rewardDays, expiredTime } = gain;
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={styles.popup} data-testid="punch-gain">
          <Rays />
          <DayCard metal="gold" className={styles.card}>
            <span>
              <b>+{rewardDays}</b> {texts.dayUnit}
            </span>
            <i>{fill(texts.resultCard, { brand: brandName })}</i>
          </DayCard>
          <Base.Title className={styles.title}>{checkInTexts.successTitle}</Base.Title>
          <Base.Description>
            {expiredTime !== null && fill(texts.resultUntil, { date: shanghaiDay(new Date(expiredTime)) })}
          </Base.Description>
          <div className={styles.trail} aria-hidden="true">
            {cards.map((state, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              <i key={index} data-state={state} />
            ))}
          </div>
          <p>
            {dayNum === PUNCH_DAYS
              ? texts.resultLast
              : fill(texts.resultTomorrow, { days: punchReward(dayNum + 1) })}
          </p>
          <div className={styles.ways}>
            <Link to="/" className={ways.main}>
              {texts.resultGo}
            </Link>
            <Base.Close className={styles.later}>{commonTexts.know}</Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Rays() {
  return (
    <svg className={styles.rays} viewBox="-280 -280 560 560" aria-hidden="true">
      <radialGradient id="gain-rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="280">
        <stop offset=".1" stopColor="#eccb8a" stopOpacity=".34" />
        <stop offset=".7" stopColor="#eccb8a" stopOpacity=".06" />
        <stop offset="1" stopColor="#eccb8a" stopOpacity="0" />
      </radialGradient>
      <circle r="280" fill="url(#gain-rays)" opacity=".5" />
      {RAYS.map((turn) => (
        <path
          key={turn}
          d="M0 -70L0.5 -276L-0.5 -276z"
          fill="url(#gain-rays)"
          transform={`rotate(${turn})`}
        />
      ))}
    </svg>
  );
}
