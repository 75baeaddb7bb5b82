import { checkInTexts as texts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { Link } from '@tanstack/react-router';
import { dataOf } from '../../lib/user-state.ts';
import { LevelUp } from '../../ui/level-up.tsx';
import ways from '../../ui/link-buttons.module.css';
import styles from './check-in-button.module.css';
import { checkInLabel, checkInState } from './check-in-state.ts';
import type { Visitor } from './member.ts';
import { type CheckInOptions, gainText, useCheckIn } from './use-check-in.ts';

interface CheckInButtonProps extends Omit<CheckInOptions, 'member'> {
  visitor: Visitor;
}

/** Styled by the membership card. Reserves its space until the state is known. */
export function CheckInButton({ visitor, onLogin, reload }: CheckInButtonProps) {
  const member = dataOf(visitor);
  const { busy, press, risen, closeRisen } = useCheckIn({ member, onLogin, reload });
  const state = checkInState(member);
  const isUnknown = visitor.kind === 'unknown' || visitor.kind === 'failed';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        data-unknown={isUnknown || undefined}
        data-testid="check-in"
        disabled={state === 'done' || isUnknown}
        aria-busy={busy || undefined}
        onClick={press}
      >
        {busy ? texts.busy : checkInLabel(member)}
      </button>
      <LevelUp
        level={risen?.level}
        title={risen ? fill(texts.levelUpTitle, { gain: gainText(risen) }) : ''}
        onClose={closeRisen}
      >
        <Link to="/vip/level/home" className={ways.main}>
          {levelUpTexts.view}
        </Link>
      </LevelUp>
    </>
  );
}
