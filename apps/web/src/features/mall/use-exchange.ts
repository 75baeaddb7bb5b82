import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { reviewTexts } from '@juban/contract/texts/review';
import { useCallback, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { tellLoginNeeded } from '../../platform/session/login-needed.ts';
import { getToken } from '../../platform/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { exchangeKeyFor, forgetExchangeKey } from './exchange-key.ts';
import type { Goods } from './mall-data.ts';
import type { Balance } from './use-purse.ts';

const IN_TROUBLE = 500;

export interface ExchangeFlow {
  /** What the question is about; undefined while nothing is asked. */
  goods: Goods | undefined;
  busy: boolean;
  ask: (goods: Goods) => void;
  confirm: () => void;
  cancel: () => void;
}

/** From a tap on goods to having them: login, enough points, one question, one exchange. */
export function useExchange(balance: Balance, onChange: () => void): ExchangeFlow {
  const [goods, setGoods] = useState<Goods>();
  const { busy, run } = useBusy();
  const cancel = useCallback(() => setGoods(undefined), []);
  const ask = (wanted: Goods) => {
    if (!getToken()) return tellLoginNeeded('tap');
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
      // After a refusal too: it mostly says that the page showed what is no longer so.
      onChange();
    });
  };
  return { goods, busy, ask, confirm, cancel };
}

/** A server in trouble has a code too, and may have done it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== '' && error.httpStatus < IN_TROUBLE;

interface Exchanged {
  /** What went wrong; undefined for nothing. */
  refusal?: unknown;
  /** It waits for a review. */
  isHeld?: boolean;
}

async function exchange({ id, payPoints }: Goods): Promise<Exchanged> {
  const request = { id, payPoints, idempotencyKey: exchangeKeyFor(id) };
  try {
    const { review } = await api.exchange(request);
    forgetExchangeKey(id);
    return { isHeld: review === 'held' };
  } catch (error) {
    // Without the server's own no it may have been done, and the next try must find that out.
    if (isRefusal(error)) forgetExchangeKey(id);
    return { refusal: error };
  }
}
