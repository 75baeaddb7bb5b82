import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { CheckoutState } from './checkout-machine.ts';
import { failureWords } from './failure-words.ts';
import type { Checkout } from './use-checkout.ts';

export interface CheckoutDialog {
  title: string;
  body: ReactNode;
  actions: ReactNode;
}

type In<Kind extends CheckoutState['kind']> = Extract<CheckoutState, { kind: Kind }>;
type Send = Checkout['send'];
type Draw<Kind extends CheckoutState['kind']> = (
  state: In<Kind>,
  send: Send,
  doneText: string,
) => CheckoutDialog;

const close = (send: Send) => () => send({ type: 'closed' });

/** Each state that stops the reader, and what it says. */
const DIALOGS: { readonly [Kind in CheckoutState['kind']]?: Draw<Kind> } = {
  reminding: (_state, send) => ({
    title: checkoutTexts.repeatTitle,
    body: checkoutTexts.repeatText,
    actions: (
      <>
        <Button look="ghost" onClick={close(send)}>
          {checkoutTexts.repeatCancel}
        </Button>
        <Button onClick={() => send({ type: 'continued' })}>{checkoutTexts.repeatContinue}</Button>
      </>
    ),
  }),
  confirming: (_state, send) => ({
    title: checkoutTexts.confirming,
    body: <span role="status">{checkoutTexts.confirmingHint}</span>,
    actions: (
      <Button look="ghost" onClick={close(send)}>
        {commonTexts.close}
      </Button>
    ),
  }),
  unpaid: ({ order, isClosed }, send) => ({
    title: checkoutTexts.unpaidTitle,
    body: isClosed ? checkoutTexts.unpaidClosed : checkoutTexts.unpaidText,
    actions: isClosed ? (
      <Button onClick={close(send)}>{commonTexts.know}</Button>
    ) : (
      <>
        <Button look="ghost" onClick={() => send({ type: 'checkAgain' })}>
          {checkoutTexts.checkAgain}
        </Button>
        <Button onClick={() => send({ type: 'payAgain', wallet: order.wallet ?? 'aliPay' })}>
          {checkoutTexts.goOn}
        </Button>
      </>
    ),
  }),
  unsure: ({ order: { orderNo } }, send) => ({
    title: checkoutTexts.unsureTitle,
    body: (
      <>
        {checkoutTexts.unsureText}{' '}
        <Link to="/vip/pay-result" search={{ orderNo }}>
          {checkoutTexts.unsureOrder}
        </Link>
      </>
    ),
    actions: (
      <>
        <Button look="ghost" onClick={close(send)}>
          {commonTexts.close}
        </Button>
        <Button onClick={() => send({ type: 'checkAgain' })}>{checkoutTexts.retry}</Button>
      </>
    ),
  }),
  done: (_state, send, doneText) => ({
    title: checkoutTexts.doneTitle,
    body: doneText,
    actions: <Button onClick={close(send)}>{checkoutTexts.doneButton}</Button>,
  }),
  failed: ({ failure, again }, send) => ({
    ...failureWords(failure),
    actions: (
      <>
        <Button look={again ? 'ghost' : 'primary'} onClick={close(send)}>
          {commonTexts.close}
        </Button>
        {again && <Button onClick={() => send({ type: 'retried' })}>{checkoutTexts.retry}</Button>}
      </>
    ),
  }),
};

export function dialogOf({ state, send, doneText }: Checkout): CheckoutDialog | undefined {
  const draw = DIALOGS[state.kind] as Draw<CheckoutState['kind']> | undefined;
  return draw?.(state, send, doneText);
}
