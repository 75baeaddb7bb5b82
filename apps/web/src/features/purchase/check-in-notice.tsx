import { checkInTexts as texts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { Link } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { LevelUp } from '../../ui/level-up.tsx';
import { showToast } from '../../ui/toast.tsx';
import ways from '../../ui/ways.module.css';

interface CheckInNoticeProps {
  /** The level that a check-in rose to; undefined while there is nothing to tell. */
  risen: number | undefined;
  onClose: () => void;
}

export function CheckInNotice({ risen, onClose }: CheckInNoticeProps) {
  // Still readable while it fades away.
  const last = useRef(1);
  if (risen) last.current = risen;
  const level = last.current;
  const sayAnyway = useCallback(() => {
    onClose();
    showToast(fill(levelUpTexts.text, { level: last.current }));
  }, [onClose]);
  return (
    <LevelUp
      open={risen !== undefined}
      onClose={onClose}
      onFailed={sayAnyway}
      level={level}
      title={texts.levelUpTitle}
      text={fill(levelUpTexts.text, { level })}
      closeLabel={levelUpTexts.later}
    >
      <Link to="/vip/level/home" className={ways.main}>
        {levelUpTexts.view}
      </Link>
    </LevelUp>
  );
}
