import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PendingOrder } from '../../lib/pending-order.ts';
import { Button } from '../../ui/button.tsx';
import type { CheckoutState } from './checkout-machine.ts';
import { failureTexts } from './failure-texts.ts';
import type { Checkout } from './use-checkout.ts';

export interface CheckoutDialog {
  title: string;
  body: ReactNode;
  actions: ReactNode;
  /** Adds a close button, where no button declines. */
  leave?: { closeLabel: string };
}

type In<Kind extends CheckoutState['kind']> = Extract<CheckoutState, { kind: Kind }>;
type Send = Checkout['send'];
type Draw<Kind extends CheckoutState['kind']> = (
  state: In<Kind>,
  send: Send,
  done: Checkout['done'],
) => CheckoutDialog;

const close = (send: Send) => () => send({ type: 'closed' });

/**
 * The store may have charged without telling the server: only 恢复购买 finds such a payment, so never offer a
 * second one.
 */
function unpaidWords({ isStore }: PendingOrder, isClosed: boolean): Pick<CheckoutDialog, 'title' | 'body'> {
  if (isStore) return { title: checkoutTexts.storeUnsureTitle, body: checkoutTexts.storeUnpaidText };
  const body = isClosed ? checkoutTexts.unpaidClosed : checkoutTexts.unpaidText;
  return { title: checkoutTexts.unpaidTitle, body };
}

/** The dialog of each state that needs the user. */
const DIALOGS: { readonly [Kind in CheckoutState['kind']]?: Draw<Kind> } = {
  reminding: ({ byAppStore }, send) => ({
    title: checkoutTexts.repeatTitle,
    body: byAppStore ? checkoutTexts.repeatStoreText : checkoutTexts.repeatText,
    actions: byAppStore ? (
      <Button onClick={close(send)}>{commonTexts.know}</Button>
    ) : (
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
    ...unpaidWords(order, isClosed),
    ...(!isClosed && { leave: { closeLabel: commonTexts.close } }),
    actions: isClosed ? (
      <Button onClick={close(send)}>{commonTexts.know}</Button>
    ) : (
      <>
        <Button look="ghost" onClick={() => send({ type: 'checkAgain' })}>
          {checkoutTexts.checkAgain}
        </Button>
        {order.isStore ? (
          <Button onClick={close(send)}>{commonTexts.know}</Button>
        ) : (
          <Button onClick={() => send({ type: 'payAgain', wallet: order.wallet ?? 'aliPay' })}>
            {checkoutTexts.goOn}
          </Button>
        )}
      </>
    ),
  }),
  unsure: ({ order, text, isOffline }, send) => ({
    title: isOffline
      ? commonTexts.noConnectionTitle
      : order.isStore
        ? checkoutTexts.storeUnsureTitle
        : checkoutTexts.unsureTitle,
    body: (
      <>
        {text && `${text}。`}
        {order.isStore ? checkoutTexts.storeUnsureText : checkoutTexts.unsureText}{' '}
        <Link to="/vip/pay-result" search={{ orderNo: order.orderNo }}>
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
  done: (_state, send, { title, text }) => ({
    title,
    body: text,
    actions: <Button onClick={close(send)}>{checkoutTexts.doneButton}</Button>,
  }),
  failed: ({ failure, again }, send) => ({
    ...failureTexts(failure),
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

export function dialogOf({ state, send, done }: Checkout): CheckoutDialog | undefined {
  const draw = DIALOGS[state.kind] as Draw<CheckoutState['kind']> | undefined;
  return draw?.(state, send, done);
}
