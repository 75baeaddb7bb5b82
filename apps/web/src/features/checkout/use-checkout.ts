import { isNativeChannel } from '@juban/catalog';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { useEffect, useReducer, useRef } from 'react';
import { api } from '../../platform/api/api.ts';
import { getHost } from '../../platform/host/host.ts';
import { notifyUserInfoChanged } from '../../platform/host/notify-user-info-changed.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { whenHostConnected } from '../../platform/host/when-host-connected.ts';
import { currentClient, getToken } from '../../platform/session/session.ts';
import { showAlert } from '../../ui/alert.tsx';
import type { CheckoutGoods } from './checkout-goods.ts';
import {
  afterLoginOf,
  type CheckoutEvent,
  type CheckoutState,
  IDLE,
  stepCheckout,
} from './checkout-machine.ts';
import { type CheckoutVariant, findProblem, planCheckout } from './checkout-plan.ts';
import { workOf } from './checkout-work.ts';
import type { OrderFacts } from './order-made.ts';
import { currentPath } from './return-path.ts';
import { useReturn } from './use-return.ts';

export interface CheckoutOptions {
  variant: CheckoutVariant;
  /** The chosen package; undefined if there is none. */
  goods: CheckoutGoods | undefined;
  /** The agreements are ticked. */
  agreed: boolean;
  /** Query parameters, unchanged. */
  source: string | undefined;
  fromPath: string | undefined;
  oaid: string | undefined;
  /** Called after a payment: reload user, status and level. */
  onPaid: () => Promise<unknown>;
  /** Ticks the agreements; without it an alert asks for the tick, as on partner pages. */
  onAgree?: (agreed: boolean) => void;
  /** Opens the page's own login instead of an alert that leads to the login page. */
  onLoginWanted?: () => void;
  /** Replaces the usual success message. */
  done?: DoneMessage;
}

interface DoneMessage {
  title: string;
  text: string;
}

export interface Checkout {
  state: CheckoutState;
  send: (event: CheckoutEvent) => void;
  /** Handles a tap on the page's pay button. */
  pay: () => void;
  /** Agrees to the shown documents and continues. */
  agree: () => void;
  /** Call after the user has logged in to continue. */
  goOnLoggedIn: () => void;
  /** The page's pay button shows its spinner. */
  busy: boolean;
  done: DoneMessage;
}

const DONE: DoneMessage = { title: checkoutTexts.doneTitle, text: checkoutTexts.doneText };

/** Pages that show an order's outcome themselves; the others leave it to the result page. */
const RETURNS: ReadonlySet<CheckoutVariant> = new Set(['simple', 'union']);

const BUSY: ReadonlySet<CheckoutState['kind']> = new Set(['asking', 'creating', 'continuing', 'paying']);

/** The whole flow from a tap to VIP; CheckoutLayer renders its sheets and dialogs. */
export function useCheckout(options: CheckoutOptions): Checkout {
  const [state, send] = useReducer(stepCheckout, IDLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** What continues after the login. */
  const afterLogin = useRef<CheckoutEvent | 'pay'>(undefined);
  useReturn(state, send);
  useEffect(() => {
    let left = false;
    const facts = factsOf(latest.current);
    void workOf(state, { api, bridge: loadBridge, facts, isLeft: () => left }).then((event) => {
      // The user closed the sheet but has paid after all, so reload what the page shows.
      const isPaidYet = event?.type === 'hostSaid' && event.result === 'paid';
      if (left && isPaidYet && state.kind === 'paying') send({ type: 'returned', order: state.order });
      if (!event || left) return;
      if (event.type === 'loggedOut') {
        afterLogin.current = afterLoginOf(state);
        // Other pages show an alert that opens the same login.
        if (latest.current.variant === 'web') latest.current.onLoginWanted?.();
      }
      send(event);
    });
    return () => {
      left = true;
    };
  }, [state]);
  useSettled(state, latest);
  useLineBack(state, send);

  const steps = usePaySteps(send, latest, afterLogin);
  const { done = DONE } = options;
  return { state, send, ...steps, busy: BUSY.has(state.kind), done };
}

interface Latest<Value> {
  current: Value;
}

/** The steps before the first state: each missing requirement is requested in turn. */
function usePaySteps(
  send: (event: CheckoutEvent) => void,
  latest: Latest<CheckoutOptions>,
  afterLogin: Latest<CheckoutEvent | 'pay' | undefined>,
): Pick<Checkout, 'pay' | 'agree' | 'goOnLoggedIn'> {
  const askLogin = useLoginAlert();
  const goOn = (agreed: boolean) => {
    const { variant, goods, onAgree, onLoginWanted } = latest.current;
    const problem = findProblem(variant, { agreed, isLoggedIn: getToken() !== '', hasGoods: !!goods });
    if (problem === 'agreement') {
      return onAgree ? send({ type: 'agreementWanted' }) : showAlert({ text: checkoutTexts.agreeFirst });
    }
    afterLogin.current = problem === 'login' ? 'pay' : undefined;
    if (problem === 'login') return onLoginWanted ? onLoginWanted() : askLogin();
    if (!goods) return showAlert({ text: checkoutTexts.chooseFirst });
    const { can } = getHost();
    const native = isNativeChannel(goods.refSellingChannelId);
    const plan = planCheckout(goods, { variant, isNativeChannel: native, can });
    if (!plan.isStore && plan.offers.length === 0) return showAlert({ text: checkoutTexts.notPaidHere });
    send({ type: 'tapped', plan });
  };
  return {
    pay: () => void whenHostConnected().then(() => goOn(latest.current.agreed)),
    agree: () => {
      latest.current.onAgree?.(true);
      send({ type: 'closed' });
      goOn(true);
    },
    goOnLoggedIn: () => {
      const next = afterLogin.current;
      afterLogin.current = undefined;
      if (next === 'pay') goOn(latest.current.agreed);
      else if (next) send(next);
    },
  };
}

/** Checks an order again as soon as the connection is back. */
function useLineBack(state: CheckoutState, send: (event: CheckoutEvent) => void): void {
  const waits = state.kind === 'unsure' && state.isOffline === true;
  useEffect(() => {
    if (!waits) return;
    const askAgain = () => send({ type: 'checkAgain' });
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [waits, send]);
}

const loadBridge = async () => (await import('../../platform/host/bridge/bridge.ts')).getBridge();

function factsOf({ variant, source = '', fromPath, oaid = '' }: CheckoutOptions): OrderFacts {
  const here = currentPath(window.location);
  return {
    source,
    fromPath: fromPath || here,
    oaid,
    clientType: currentClient().clientType.id,
    returnPath: RETURNS.has(variant) ? here : '',
    origin: window.location.origin,
    leavesToPay: getHost().can.paysOnHostPage,
  };
}

function useLoginAlert(): () => void {
  const askLogin = useAskLogin();
  return () =>
    showAlert({ text: commonTexts.loginFirst, action: { label: commonTexts.login, onPress: askLogin } });
}

/** After a payment the page reloads its user, and the app is notified. */
function useSettled(state: CheckoutState, latest: Latest<CheckoutOptions>): void {
  const orderNo = state.kind === 'done' ? state.order.orderNo : undefined;
  useEffect(() => {
    if (orderNo === undefined) return;
    if (getHost().can.isInApp) void notifyUserInfoChanged();
    void latest.current.onPaid();
  }, [orderNo, latest]);
}
