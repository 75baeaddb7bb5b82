import { levelUpTexts } from '@juban/contract/texts/level-up';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LevelUp } from '../../ui/level-up.tsx';
import ways from '../../ui/link-buttons.module.css';
import type { CheckoutLayerProps } from './agree-sheet.tsx';
import { AgreeSheet } from './agree-sheet.tsx';
import { CheckoutDialogs } from './checkout-dialogs.tsx';
import { PaySheet } from './pay-sheet.tsx';

export default function CheckoutPopups({ checkout, documents }: CheckoutLayerProps) {
  const { state, send } = checkout;
  const close = useCallback(() => send({ type: 'closed' }), [send]);
  return (
    <>
      <AgreeSheet checkout={checkout} documents={documents} />
      <PaySheet checkout={checkout} />
      <CheckoutDialogs checkout={checkout} />
      <LevelUp
        level={state.kind === 'risen' ? state.level : undefined}
        title={levelUpTexts.bought}
        onClose={close}
      >
        <Link to="/vip/level/home" className={ways.main}>
          {levelUpTexts.view}
        </Link>
      </LevelUp>
    </>
  );
}
