import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import type { LevelStatus } from '@juban/domain/level-status';
import { Link, useRouterState } from '@tanstack/react-router';
import { useLoginTap } from '../../host/use-login-tap.ts';
import styles from './level-state.module.css';

const ACTIVE = 4;

/** What a reader without an active membership can do about it. */
export function LevelState({ status, isKnown }: { status: LevelStatus; isKnown: boolean }) {
  if (!isKnown || status === ACTIVE) return null;
  return (
    <p className={styles.state} data-status={status}>
      {status === 0 ? <Guest /> : <Inactive hasPower={status > 1} />}
    </p>
  );
}

function Guest() {
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <>
      <span>{texts.stateGuest}</span>
      <Link to="/login" search={{ redirect_path: here }} onClick={useLoginTap(here)}>
        {texts.login}
      </Link>
    </>
  );
}

function Inactive({ hasPower }: { hasPower: boolean }) {
  return (
    <>
      <span>{hasPower ? texts.stateFalling : texts.stateNever}</span>
      <Link to="/vip">{hasPower ? texts.renewVip : texts.openVip}</Link>
    </>
  );
}
