import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { cardLevelOf } from '@juban/domain/membership-card';
import { Link, ScriptOnce } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LOGGED_IN_MARK, loggedInScript } from '../../entry/logged-in-script.ts';
import { dataOf } from '../../lib/user-state.ts';
import { failureText } from '../../platform/api/api-error.ts';
import metal from '../../ui/card-metal.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { badgeOf, cardFaceOf } from '../../ui/level-art.ts';
import { RetryTap } from '../../ui/retry-tap.tsx';
import { CardGrowth } from './card-growth.tsx';
import { VISITOR, type Visitor } from './member.ts';
import styles from './membership-card.module.css';
import { membershipText } from './membership-text.ts';
import { PERSON } from './purchase-icons.ts';

export interface MembershipCardProps {
  visitor: Visitor;
  /** Emblem, V power and links to the level pages. */
  showsLevel: boolean;
  /** Hides only the emblem, for apps that must not show it. */
  hidesEmblem?: boolean;
  onLogin: () => void;
  /** Reloads the user. */
  onRetry: () => Promise<unknown>;
  /** Shown at the bottom next to the V power. */
  action?: ReactNode;
}

/** The user's card, the same in both themes. Its height is fixed, so that nothing moves. */
export function MembershipCard(props: MembershipCardProps) {
  const { visitor, showsLevel, hidesEmblem, onLogin, onRetry, action } = props;
  const { status, level } = dataOf(visitor) ?? VISITOR;
  const face = cardLevelOf(status, level);
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => card.current?.removeAttribute(LOGGED_IN_MARK), []);
  const hasEmblem = showsLevel && !hidesEmblem && level > 0;
  return (
    // The script adds an attribute that React does not expect.
    <section
      ref={card}
      className={classNames(styles.card, metal.metal)}
      data-level={face}
      data-flat={!showsLevel || undefined}
      data-testid="membership-card"
      aria-label={purchaseTexts.cardLabel}
      aria-busy={visitor.kind === 'unknown' || undefined}
      suppressHydrationWarning
    >
      <ScriptOnce>{loggedInScript()}</ScriptOnce>
      <img key={face} className={styles.face} src={cardFaceOf(face)} alt="" width={360} height={200} />
      {showsLevel && (
        <Link to="/vip/level/home" className={styles.cover} aria-label={purchaseTexts.levelHome} />
      )}
      {hasEmblem && (
        <Link
          to="/vip/level/home"
          className={styles.emblem}
          aria-label={fill(purchaseTexts.levelIcon, { level })}
          data-testid="level-icon"
        >
          <img src={badgeOf(level)} alt="" width={100} height={100} />
        </Link>
      )}
      <Who visitor={visitor} onLogin={onLogin} onRetry={onRetry} />
      {showsLevel && <CardGrowth visitor={visitor} action={action} />}
    </section>
  );
}

type WhoProps = Pick<MembershipCardProps, 'visitor' | 'onLogin' | 'onRetry'>;

function Who({ visitor, onLogin, onRetry }: WhoProps) {
  if (visitor.kind === 'unknown') {
    return (
      <div className={styles.who} data-testid="skeleton">
        <span className={styles.avatar} />
        <div>
          <span className={styles.boneName} />
          <span className={styles.boneUntil} />
        </div>
      </div>
    );
  }
  const member = dataOf(visitor) ?? VISITOR;
  return (
    <div className={styles.who}>
      <span className={styles.avatar}>
        {member.headImgUrl ? (
          <img src={member.headImgUrl} alt="" width={44} height={44} />
        ) : (
          <Icon paths={PERSON} />
        )}
      </span>
      <div className={styles.lines}>
        <Name visitor={visitor} onLogin={onLogin} onRetry={onRetry} />
        <p className={styles.until}>
          {visitor.kind === 'failed'
            ? failureText(visitor.cause, shelfTexts.memberFailed)
            : membershipText(member)}
        </p>
      </div>
    </div>
  );
}

function Name({ visitor, onLogin, onRetry }: WhoProps) {
  if (visitor.kind === 'known') {
    const { nickName } = visitor.data;
    return (
      <Link to="/account" className={styles.mine} aria-label={fill(purchaseTexts.account, { nickName })}>
        <span className={styles.name}>{nickName}</span>
        <Icon name="next" size={16} />
      </Link>
    );
  }
  if (visitor.kind === 'failed') {
    return (
      <RetryTap className={styles.login} onRetry={onRetry}>
        {shelfTexts.memberHere}
        <span>{commonTexts.retry}</span>
      </RetryTap>
    );
  }
  return (
    <button type="button" className={styles.login} onClick={onLogin}>
      {shelfTexts.guestName}
      <span>{purchaseTexts.toLogin}</span>
    </button>
  );
}
