import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { rewardDaysOf } from '@juban/domain/level-rewards';
import { levelRowOf, MAX_LEVEL } from '@juban/domain/levels';
import type { CardLevel } from '@juban/domain/membership-card';
import metal from '../../ui/card-metal.module.css';
import { classNames } from '../../ui/class-names.ts';
import { countText } from '../../ui/count-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { badgeOf, cardFaceOf } from '../../ui/level-art.ts';
import { poseOf } from './coverflow.ts';
import styles from './level-card.module.css';
import { gradeOf, levelName, levelTextOf } from './level-texts.ts';
import type { OwnLevel } from './use-level-member.ts';

interface LevelCardProps {
  level: number;
  own: OwnLevel;
  /** Distance from the selected card, in cards. */
  place: number;
}

const STEP = 214;

const LOCK = [
  'M6.5 10.5h11a1.5 1.5 0 011.5 1.5v6.5a1.5 1.5 0 01-1.5 1.5h-11A1.5 1.5 0 015 18.5V12a1.5 1.5 0 011.5-1.5z',
  'M8.5 10.5V8a3.5 3.5 0 017 0v2.5',
];

/** A level's card with its threshold and the user's progress. */
export function LevelCard({ level, own, place }: LevelCardProps) {
  const { transform, opacity, shade, order } = poseOf(place, STEP);
  // The resting pose; while dragging, styles are written outside of React.
  const style = { transform, opacity, zIndex: order };
  const days = rewardDaysOf(level);
  return (
    <li
      className={classNames(styles.card, metal.metal)}
      style={style}
      data-level={level}
      data-side={place < 0 ? 'left' : place > 0 ? 'right' : undefined}
      data-testid="level-card"
      aria-current={place === 0 || undefined}
    >
      <img className={styles.face} src={cardFaceOf(level as CardLevel)} alt="" width={360} height={200} />
      <img className={styles.emblem} src={badgeOf(level)} alt="" width={96} height={96} />
      <h2>
        {levelName(level)}
        <span>{fill(texts.member, { grade: gradeOf(level) })}</span>
      </h2>
      <p className={styles.state}>
        {own && stateOf(level, own.level)}
        {days ? <span>{fill(texts.gift, { days })}</span> : null}
      </p>
      <p className={styles.text}>{levelTextOf(level)}</p>
      <Foot level={level} own={own} />
      <i className={styles.shade} style={{ opacity: shade }} />
    </li>
  );
}

function stateOf(level: number, own: number): string {
  if (level === own) return texts.current;
  return level < own ? texts.reached : texts.locked;
}

function Foot({ level, own: progress }: Pick<LevelCardProps, 'level' | 'own'>) {
  const { score } = levelRowOf(level);
  // The threshold of a level is the same for everybody.
  if (!progress || level < progress.level || (level === progress.level && level === MAX_LEVEL)) {
    return <p className={styles.foot}>{fill(texts.threshold, { value: countText(score) })}</p>;
  }
  const { level: own, vPower } = progress;
  const goal = level === own ? levelRowOf(level + 1).score : score;
  const rest = countText(Math.max(0, goal - vPower));
  const percent = Math.min(100, Math.floor((vPower / goal) * 100));
  return (
    <div className={styles.foot}>
      <div className={styles.line}>
        {level === own ? (
          <>
            <span className="num">
              {countText(vPower)} / {countText(goal)}
            </span>
            <span>{fill(texts.toNext, { level: level + 1, value: rest })}</span>
          </>
        ) : (
          <>
            <span className={styles.lock}>
              <Icon paths={LOCK} size={14} />
              {fill(texts.toUnlock, { value: rest })}
            </span>
            <span className="num">{countText(goal)}</span>
          </>
        )}
      </div>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label={texts.meterLabel}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  );
}
