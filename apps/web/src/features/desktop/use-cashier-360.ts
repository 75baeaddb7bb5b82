import { desktopTexts } from '@juban/contract/texts/desktop';
import { useEffect, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { payBy360 } from '../../platform/host/pay-by-360.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import type { PayCode } from './use-pay-code.ts';

/** Passes each code to the 360 client as its pay info and asks about failures. */
export function useCashier360({ cashier, state }: PayCode) {
  const [failure, setFailure] = useState<string>();
  const is360 = cashier === 'qihoo';
  const code = is360 && state.kind === 'shown' && !state.code.alreadyContract ? state.code : undefined;
  useEffect(() => {
    if (!code) return;
    let isLeft = false;
    void payBy360(code.orderNo, code.qrContent).then((result) => {
      if (!isLeft && result === 'failed') setFailure(desktopTexts.payFailed360);
    });
    return () => {
      isLeft = true;
    };
  }, [code]);
  const cause = is360 && state.kind === 'failed' && !isLoginRefusal(state.cause) ? state.cause : undefined;
  useEffect(() => {
    if (cause !== undefined) setFailure(refusalText(cause, desktopTexts.payFailed360));
  }, [cause]);
  return { failure, dismiss: () => setFailure(undefined) };
}
