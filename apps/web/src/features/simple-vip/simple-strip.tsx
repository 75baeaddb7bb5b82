import { commonTexts } from '@juban/contract/texts/common';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { simpleVipTexts } from '@juban/contract/texts/simple-vip';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LevelChip } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './simple-strip.module.css';

interface SimpleStripProps {
  /** Undefined for a visitor, or if the user's data failed to load. */
  user: { nickName: string; headImgUrl: string } | undefined;
  /** Text about the membership. */
  state: string;
  /** 0 shows no level. */
  level: number;
  onLogin: () => void;
  /** Set if a logged-in user's data failed to load; retries. */
  onRetry: (() => Promise<unknown>) | undefined;
  /** Shown next to the link. */
  action: ReactNode;
}

const PERSON = ['M12 4.5a4 4 0 110 8 4 4 0 010-8z', 'M4.5 20c.8-4 3.700-6 7.500-6s6.700 2 7.500 6'] as const;

/** The user in one line. */
export function SimpleStrip({ user, state, level, onLogin, onRetry, action }: SimpleStripProps) {
  return (
    <section
      className={styles.strip}
      aria-label={simpleVipTexts.cardLabel}
      data-testid="membership-card"
      data-acts={action ? '' : undefined}
    >
      <span className={styles.avatar}>
        {user?.headImgUrl ? (
          <img src={user.headImgUrl} alt="" width={44} height={44} />
        ) : (
          <Icon paths={PERSON} />
        )}
      </span>
      <div className={styles.who}>
        {user ? (
          <b>
            <span>{user.nickName}</span>
            {level > 0 && (
              <Link to="/vip/level/home" data-testid="level-icon" aria-label={`V${level}`}>
                <LevelChip level={level} />
              </Link>
            )}
          </b>
        ) : onRetry ? (
          <b>{shelfTexts.memberHere}</b>
        ) : (
          <button type="button" onClick={onLogin}>
            {shelfTexts.guestName}
          </button>
        )}
        <p className="num">{state}</p>
      </div>
      {action}
      <Way isKnown={user !== undefined} onLogin={onLogin} onRetry={onRetry} />
    </section>
  );
}

type WayProps = Pick<SimpleStripProps, 'onLogin' | 'onRetry'> & { isKnown: boolean };

/** The link for a visitor or user: the other purchase page, a retry, or the login. */
function Way({ isKnown, onLogin, onRetry }: WayProps) {
  if (isKnown) {
    return (
      <Link to="/vip" search={{}} className={styles.way}>
        <span>{simpleVipTexts.home}</span>
        <Icon name="next" size={12} />
      </Link>
    );
  }
  if (onRetry) {
    return (
      <RetryTap className={styles.way} onRetry={onRetry}>
        {commonTexts.retry}
      </RetryTap>
    );
  }
  return (
    <button type="button" className={styles.way} onClick={onLogin}>
      {commonTexts.toLogin}
      <Icon name="next" size={12} />
    </button>
  );
}
