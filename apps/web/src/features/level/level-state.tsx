import { commonTexts } from '@juban/contract/texts/common';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../platform/api/api-error.ts';
import { LoginLink } from '../../platform/host/login-link.tsx';
import { VisitorFirst } from '../../platform/host/visitor-first.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './level-state.module.css';
import { levelTextOf } from './level-texts.ts';
import type { LevelMember, LevelUserState } from './use-level-member.ts';

const ACTIVE = 4;

interface LevelStateProps {
  /** Level 0 has no card, so its text is shown here. */
  state: LevelUserState;
  onRetry: () => unknown;
}

/** The next step for users without a level or an active membership. */
export function LevelState({ state, onRetry }: LevelStateProps) {
  switch (state.kind) {
    case 'failed':
      return <Failed cause={state.cause} onRetry={onRetry} />;
    case 'known':
      return <Known member={state.data} />;
    case 'unknown':
    case 'guest':
      return (
        <VisitorFirst who={state.kind} skeleton={null}>
          <p className={styles.state} data-status={0}>
            <Guest />
          </p>
        </VisitorFirst>
      );
  }
}

function Known({ member: { status, level, isFalling } }: { member: LevelMember }) {
  if (status === ACTIVE && level > 0) return null;
  return (
    <p className={styles.state} data-status={status}>
      {status === ACTIVE ? <span>{levelTextOf(level)}</span> : <Inactive isFalling={isFalling} />}
    </p>
  );
}

function Failed({ cause, onRetry }: Pick<LevelStateProps, 'onRetry'> & { cause: unknown }) {
  return (
    <p className={styles.state} data-status="failed" role="status">
      <span>{failureText(cause, texts.stateFailed)}</span>
      <RetryTap onRetry={async () => onRetry()}>{commonTexts.retry}</RetryTap>
    </p>
  );
}

function Guest() {
  return (
    <>
      <span>{texts.stateGuest}</span>
      <LoginLink>{commonTexts.toLogin}</LoginLink>
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
