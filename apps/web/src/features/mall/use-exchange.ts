import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { reviewTexts } from '@juban/contract/texts/review';
import { useCallback, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { reportLoginNeeded } from '../../platform/session/login-needed.ts';
import { getToken } from '../../platform/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { exchangeKeyFor, forgetExchangeKey } from './exchange-key.ts';
import type { Goods } from './mall-data.ts';
import type { Balance } from './use-balance.ts';

const IN_TROUBLE = 500;

export interface ExchangeFlow {
  /** The goods in the confirmation; undefined if it is closed. */
  goods: Goods | undefined;
  busy: boolean;
  ask: (goods: Goods) => void;
  confirm: () => void;
  cancel: () => void;
}

/** From a tap on goods to owning them: login, enough points, confirmation, one exchange. */
export function useExchange(balance: Balance, onChange: () => void): ExchangeFlow {
  const [goods, setGoods] = useState<Goods>();
  const { busy, run } = useBusy();
  const cancel = useCallback(() => setGoods(undefined), []);
  const ask = (wanted: Goods) => {
    if (!getToken()) return reportLoginNeeded('tap');
    if (balance.kind === 'known' && balance.data < wanted.payPoints) return showToast(mallPageTexts.tooFew);
    setGoods(wanted);
  };
  const confirm = () => {
    if (!goods) return;
    void run(async () => {
      const { refusal, isHeld } = await exchange(goods);
      setGoods(undefined);
      if (!isLoginRefusal(refusal)) {
        const done = isHeld ? reviewTexts.exchangeDone : mallPageTexts.exchanged;
        showToast(refusal ? refusalText(refusal, mallPageTexts.exchangeFailed) : done);
      }
      // Also after a refusal, because it usually means that the page is out of date.
      onChange();
    });
  };
  return { goods, busy, ask, confirm, cancel };
}

/** A server error has a code too, but the exchange may have happened. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== '' && error.httpStatus < IN_TROUBLE;

interface Exchanged {
  /** The failure; undefined for success. */
  refusal?: unknown;
  /** Held for review. */
  isHeld?: boolean;
}

async function exchange({ id, payPoints }: Goods): Promise<Exchanged> {
  const request = { id, payPoints, idempotencyKey: exchangeKeyFor(id) };
  try {
    const { review } = await api.exchange(request);
    forgetExchangeKey(id);
    return { isHeld: review === 'held' };
  } catch (error) {
    // Without an explicit refusal the exchange may have happened, which the retry finds out by its key.
    if (isRefusal(error)) forgetExchangeKey(id);
    return { refusal: error };
  }
}
