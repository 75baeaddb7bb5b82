import { RISK_CHECK_WANTED } from '@juban/contract/codes';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { normalisePhone } from '@juban/domain/phone';
import { useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';
import { formText } from '../../platform/api/api-error.ts';
import { setToken } from '../../platform/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import { type LoginForm, type LoginProblem, loginProblem, phoneProblem } from './login-rules.ts';

/** State of a login: sends a code, with a risk check if required, and logs in. */
export function useLogin(onLoggedIn: () => void) {
  const { problem, setProblem, passes, forget } = useProblem<LoginProblem>();
  const [codeSent, setCodeSent] = useState(false);
  /** The phone waiting for the risk check. */
  const [riskFor, setRiskFor] = useState<string>();
  const countdown = useCountdown('login-code');
  const sending = useBusy();
  const entering = useBusy();

  const sendCode = (phone: string, rid?: string) =>
    sending.run(async () => {
      if (!passes(phoneProblem(phone))) return;
      try {
        if (await wantsRiskCheck(normalisePhone(phone), rid)) return setRiskFor(phone);
        countdown.start();
        setCodeSent(true);
        showToast(phoneCodeTexts.sendDone);
      } catch (cause) {
        setProblem({ field: 'phone', text: formText(cause, phoneCodeTexts.sendFailed) });
      }
    });

  const enter = (form: LoginForm) =>
    entering.run(async () => {
      if (!passes(loginProblem(form))) return;
      try {
        const { token } = await api.login({ mobile: normalisePhone(form.phone), captcha: form.code });
        setToken(token);
        onLoggedIn();
      } catch (cause) {
        setProblem({ field: 'code', text: formText(cause, identityTexts.loginFailed) });
      }
    });

  const passRisk = (rid: string) => {
    setRiskFor(undefined);
    if (riskFor !== undefined) void sendCode(riskFor, rid);
  };

  return {
    problem,
    forgetProblem: forget,
    codeSent,
    secondsLeft: countdown.left,
    sending: sending.busy,
    sendCode,
    entering: entering.busy,
    enter,
    riskFor,
    closeRisk: () => setRiskFor(undefined),
    passRisk,
  };
}

export type Login = ReturnType<typeof useLogin>;

/** Sends a code; true if the server requires the risk check first, by its data or code. */
async function wantsRiskCheck(mobile: string, rid: string | undefined): Promise<boolean> {
  try {
    const answer = await api.sendLoginCode(rid === undefined ? { mobile } : { mobile, rid });
    return String(answer?.verificationCode) === RISK_CHECK_WANTED;
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === RISK_CHECK_WANTED) return true;
    throw cause;
  }
}
