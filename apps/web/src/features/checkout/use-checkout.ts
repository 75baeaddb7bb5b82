import { isNativeChannel } from '@juban/catalog';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { useEffect, useReducer, useRef } from 'react';
import { api } from '../../platform/api/api.ts';
import { getHost } from '../../platform/host/host.ts';
import { tellUserInfoChanged } from '../../platform/host/tell-user-info-changed.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { whenHostMet } from '../../platform/host/when-host-met.ts';
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
import { useReturn } from './use-return.ts';
import { pathHere } from './way-home.ts';

export interface CheckoutOptions {
  variant: CheckoutVariant;
  /** The chosen package; undefined while there is none. */
  goods: CheckoutGoods | undefined;
  /** The agreements are ticked. */
  agreed: boolean;
  /** Of the query, as they are. */
  source: string | undefined;
  fromPath: string | undefined;
  oaid: string | undefined;
  /** Money came: load user, status and experience anew. */
  onPaid: () => Promise<unknown>;
  /** Ticks the agreements; without it an alert asks for the tick, as on the pages of partners. */
  onAgree?: (agreed: boolean) => void;
  /** Opens the page's own login in place of the alert that leads to the login page. */
  onLoginWanted?: () => void;
  /** What there is to say once it is paid, in place of the usual words. */
  doneText?: string;
}

export interface Checkout {
  state: CheckoutState;
  send: (event: CheckoutEvent) => void;
  /** A tap on the page's pay button. */
  pay: () => void;
  /** Agrees to the documents shown and goes on. */
  agree: () => void;
  /** The reader has logged in to go on with what they chose. */
  goOnLoggedIn: () => void;
  /** The page's pay button shows its ring. */
  busy: boolean;
  doneText: string;
}

/** Pages that tell by themselves what became of an order; the others leave it to the result page. */
const RETURNS: ReadonlySet<CheckoutVariant> = new Set(['simple', 'union']);

const BUSY: ReadonlySet<CheckoutState['kind']> = new Set(['asking', 'creating', 'continuing', 'paying']);

/** The one way from a tap to VIP. Its sheets and dialogs are those of CheckoutLayer. */
export function useCheckout(options: CheckoutOptions): Checkout {
  const [state, send] = useReducer(stepCheckout, IDLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** What goes on after the login. */
  const afterLogin = useRef<CheckoutEvent | 'pay'>(undefined);
  useReturn(state, send);
  useEffect(() => {
    let left = false;
    const facts = factsOf(latest.current);
    void workOf(state, { api, bridge: loadBridge, facts, isLeft: () => left }).then((event) => {
      // Closed, and paid all the same: what the sheet was left with is no longer true.
      const isPaidYet = event?.type === 'hostSaid' && event.result === 'paid';
      if (left && isPaidYet && state.kind === 'paying') send({ type: 'returned', order: state.order });
      if (!event || left) return;
      if (event.type === 'loggedOut') {
        afterLogin.current = afterLoginOf(state);
        // Elsewhere an alert asks for the login, and opens the same sheet.
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
  const { doneText = checkoutTexts.doneText } = options;
  return { state, send, ...steps, busy: BUSY.has(state.kind), doneText };
}

interface Latest<Value> {
  current: Value;
}

/** What leads to the first state: what is missing is asked for, one after the other, each going on by itself. */
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
    pay: () => void whenHostMet().then(() => goOn(latest.current.agreed)),
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
  const here = pathHere(window.location);
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

/** Once paid: the page reads its user anew, and the app is told to do so. */
function useSettled(state: CheckoutState, latest: Latest<CheckoutOptions>): void {
  const orderNo = state.kind === 'done' ? state.order.orderNo : undefined;
  useEffect(() => {
    if (orderNo === undefined) return;
    if (getHost().can.isInApp) void tellUserInfoChanged();
    void latest.current.onPaid();
  }, [orderNo, latest]);
}
