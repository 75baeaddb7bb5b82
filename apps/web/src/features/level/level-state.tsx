import { commonTexts } from '@juban/contract/texts/common';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { Link } from '@tanstack/react-router';
import { LoginWay } from '../../host/login-way.tsx';
import { StrangerFirst } from '../../host/stranger-first.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './level-state.module.css';
import { levelTextOf } from './level-words.ts';
import type { LevelMember } from './use-level-member.ts';

const ACTIVE = 4;

interface LevelStateProps {
  /** No card is that of level 0: what is said of it is said here. */
  member: Pick<LevelMember, 'status' | 'level' | 'isFalling'>;
  isKnown: boolean;
  /** Set when the reader's data could not be loaded. */
  retry?: (() => Promise<unknown>) | undefined;
}

/** What a reader without a level or an active membership can do about it. */
export function LevelState({ member: { status, level, isFalling }, isKnown, retry }: LevelStateProps) {
  if (retry) return <Failed retry={retry} />;
  if (!isKnown) {
    return (
      <StrangerFirst who="unknown" skeleton={null}>
        <p className={styles.state} data-status={0}>
          <Guest />
        </p>
      </StrangerFirst>
    );
  }
  if (status === ACTIVE && level > 0) return null;
  return (
    <p className={styles.state} data-status={status}>
      {status === 0 && <Guest />}
      {status > 0 && status < ACTIVE && <Inactive isFalling={isFalling} />}
      {status === ACTIVE && <span>{levelTextOf(level)}</span>}
    </p>
  );
}

function Failed({ retry }: Required<Pick<LevelStateProps, 'retry'>>) {
  return (
    <p className={styles.state} data-status="failed" role="status">
      <span>{texts.stateFailed}</span>
      {retry && <RetryTap onRetry={retry}>{commonTexts.retry}</RetryTap>}
    </p>
  );
}

function Guest() {
  return (
    <>
      <span>{texts.stateGuest}</span>
      <LoginWay>{commonTexts.toLogin}</LoginWay>
    </>
  );
}

function Inactive({ isFalling }: Pick<LevelMember, 'isFalling'>) {
  return (
    <>
      <span>{isFalling ? texts.stateFalling : texts.stateNever}</span>
      <Link to="/vip">{isFalling ? texts.renewVip : texts.openVip}</Link>
    </>
  );
}
