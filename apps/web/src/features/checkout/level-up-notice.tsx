import { checkoutTexts } from '@juban/contract/texts/checkout';
import { fill } from '@juban/contract/texts/fill';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { Link } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { LevelUp } from '../../ui/level-up.tsx';
import { showToast } from '../../ui/toast.tsx';
import ways from '../../ui/ways.module.css';
import type { Checkout } from './use-checkout.ts';

export function LevelUpNotice({ checkout: { state, send } }: { checkout: Checkout }) {
  // Still readable while it fades away.
  const last = useRef(0);
  if (state.kind === 'risen') last.current = state.level;
  const level = last.current;
  const text = fill(levelUpTexts.text, { level });
  const close = useCallback(() => send({ type: 'closed' }), [send]);
  const sayAnyway = useCallback(() => {
    close();
    showToast(fill(levelUpTexts.text, { level: last.current }));
  }, [close]);
  return (
    <LevelUp
      open={state.kind === 'risen'}
      onClose={close}
      onFailed={sayAnyway}
      level={level}
      title={checkoutTexts.levelUpTitle}
      text={text}
      closeLabel={levelUpTexts.later}
    >
      <Link to="/vip/level/home" className={ways.main}>
        {levelUpTexts.view}
      </Link>
    </LevelUp>
  );
}
