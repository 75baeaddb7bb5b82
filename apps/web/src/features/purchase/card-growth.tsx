import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import { countText } from '../../ui/count-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Member, VISITOR, type Visitor } from './member.ts';
import styles from './membership-card.module.css';

interface CardGrowthProps {
  visitor: Visitor;
  action: ReactNode;
}

const restText = ({ level, toNext }: Member): string =>
  toNext ? fill(purchaseTexts.toNext, { level: level + 1, value: countText(toNext) }) : purchaseTexts.atTop;

/** V power and the progress to the next level. */
export function CardGrowth({ visitor, action }: CardGrowthProps) {
  const member = visitor.kind === 'guest' ? VISITOR : dataOf(visitor);
  const rest = member ? restText(member) : '';
  return (
    <div className={styles.grow} data-alone={action ? undefined : true}>
      <div>
        <div className={styles.power}>
          <span>{purchaseTexts.vPower}</span>
          <Link to="/vip/level/rules" className={styles.why} aria-label={purchaseTexts.levelRules}>
            <Icon name="info" size={14} />
          </Link>
          <b className="num">{powerOf(visitor)}</b>
          {/* A new one each time: words that end at one place begin at another, which counts as a jump. */}
          <span key={rest} className={styles.rest}>
            {rest}
          </span>
        </div>
        <Meter percent={member?.percent} />
      </div>
      {action}
    </div>
  );
}

/** Shows no number rather than a wrong one. */
function powerOf(visitor: Visitor): ReactNode {
  switch (visitor.kind) {
    case 'unknown':
      return <i className={styles.bonePower} />;
    case 'failed':
      return purchaseTexts.noPower;
    case 'guest':
      return countText(VISITOR.vPower);
    case 'known':
      return countText(visitor.data.vPower);
  }
}

function Meter({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return <div className={styles.meter} />;
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label={purchaseTexts.meterLabel}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
