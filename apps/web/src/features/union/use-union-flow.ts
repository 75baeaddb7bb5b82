import { commonTexts } from '@juban/contract/texts/common';
import { unionTexts } from '@juban/contract/texts/union';
import { useCallback, useState } from 'react';
import { leaveForPartner } from '../../lib/partner-visit.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { whenLoginKnown } from '../../platform/host/when-login-known.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { getToken } from '../../platform/session/session.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { UnionAccount, UnionProduct } from './union-data.ts';
import { unionProblem } from './union-problem.ts';

interface UnionFlowOptions {
  product: Pick<UnionProduct, 'type' | 'bindBy' | 'oncePerYear'>;
  account: UnionAccount;
  reload: () => Promise<UnionAccount>;
  agreed: boolean;
  /** Opens the login, and returns here. */
  onLogin: () => void;
  onAgreementWanted: () => void;
  /** Called when every requirement is met and the account confirmed. */
  onPay: () => void;
}

export type UnionFlow = ReturnType<typeof useUnionFlow>;

/** From tapping buy to the payment: requirements, binding and confirmation. */
export function useUnionFlow(options: UnionFlowOptions) {
  const { product, account, reload, agreed, onLogin, onAgreementWanted, onPay } = options;
  const { type, bindBy, oncePerYear } = product;
  const [layer, setLayer] = useState<'confirm' | 'bind'>();
  const buying = useBusy();
  const leaving = useBusy();
  const close = useCallback(() => setLayer(undefined), []);

  const buy = () =>
    buying.run(async () => {
      await whenLoginKnown();
      const isLoggedIn = getToken() !== '';
      const known = account.kind === 'bound' || !isLoggedIn || !agreed ? account : await reload();
      // If the login has ended meanwhile, the call that noticed it shows the prompt.
      if (isLoggedIn && getToken() === '') return;
      if (known.kind === 'failed') return showAlert({ text: failureText(known.cause, commonTexts.http502) });
      const problem = unionProblem({ type, isLoggedIn, agreed, isBound: known.kind === 'bound' });
      if (isLoggedIn && !agreed) onAgreementWanted();
      const login = { label: commonTexts.login, onPress: onLogin, quietLabel: commonTexts.know };
      if (problem) return showAlert({ text: problem, ...(!isLoggedIn && { action: login }) });
      if (oncePerYear && !(await mayBuy(type))) return;
      setLayer('confirm');
    });

  const bind = () =>
    leaving.run(async () => {
      if (bindBy === 'phone') return setLayer('bind');
      setLayer(undefined);
      try {
        const { url } = await api.startUnionBind({ type });
        leaveForPartner(url);
      } catch (cause) {
        if (!isLoginRefusal(cause)) showToast(refusalText(cause, unionTexts.bindFailed));
      }
    });

  return {
    layer,
    close,
    busy: buying.busy,
    leaving: leaving.busy,
    buy: () => void buy(),
    bind: () => void bind(),
    confirm: () => {
      close();
      onPay();
    },
    onBound: () => {
      close();
      void reload();
    },
  };
}

/** Shows a message if buying is not allowed or could not be checked. */
async function mayBuy(type: UnionProduct['type']): Promise<boolean> {
  try {
    if (await api.verifyQualification({ type })) return true;
    showAlert({ text: unionTexts.onceAYear });
  } catch (cause) {
    if (!isLoginRefusal(cause)) showAlert({ text: refusalText(cause, commonTexts.http502) });
  }
  return false;
}
