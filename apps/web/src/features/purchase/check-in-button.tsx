import { checkInTexts as texts } from '@juban/contract/texts/check-in';
import { dataOf } from '../../lib/reader-state.ts';
import styles from './check-in-button.module.css';
import { CheckInNotice } from './check-in-notice.tsx';
import { checkInLabel, checkInState } from './check-in-state.ts';
import type { Visitor } from './member.ts';
import { type CheckInOptions, useCheckIn } from './use-check-in.ts';

interface CheckInButtonProps extends Omit<CheckInOptions, 'member'> {
  visitor: Visitor;
}

/** Stands on the membership card and wears its metal. Keeps its room until there is something to say. */
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
      <CheckInNotice risen={risen} onClose={closeRisen} />
    </>
  );
}
