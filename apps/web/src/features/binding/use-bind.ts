import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { normalisePhone } from '@juban/domain/phone';
import { useState } from 'react';
import type { PhoneForm, PhoneProblem } from '../../lib/phone-form.ts';
import { randomKey } from '../../lib/random-key.ts';
import { formText } from '../../platform/api/api-error.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import type { BindOptions } from './bind-options.ts';

const EMPTY: PhoneForm = { phone: '', picture: '', code: '' };

/** State of the dialog: sends a code after the captcha, and binds the account with it. */
export function useBind(way: BindOptions) {
  const [form, setForm] = useState(EMPTY);
  const [uuid, setUuid] = useState(randomKey);
  const { problem, setProblem, passes, forget } = useProblem<PhoneProblem>();
  const [codeSent, setCodeSent] = useState(false);
  const countdown = useCountdown(way.key);
  const sending = useBusy();
  const binding = useBusy();

  const change = (field: keyof PhoneForm, text: string) => {
    forget();
    setForm((before) => ({ ...before, [field]: text }));
  };
  /** Each captcha is valid for one answer. */
  const swapPicture = () => {
    setUuid(randomKey());
    setForm((before) => ({ ...before, picture: '' }));
  };
  const send = () =>
    sending.run(async () => {
      if (!passes(way.sendProblem(form))) return;
      try {
        const imgCode = form.picture.trim();
        await way.send({ uuid, imgCode, mobile: normalisePhone(form.phone) });
        countdown.start();
        setCodeSent(true);
        showToast(phoneCodeTexts.sendDone);
      } catch (cause) {
        setProblem({ field: 'picture', text: formText(cause, way.sendFailed(cause)) });
      }
      swapPicture();
    });

  const bind = () =>
    binding.run(async () => {
      if (!passes(way.bindProblem(form))) return;
      try {
        await way.bind({ mobile: normalisePhone(form.phone), code: form.code });
      } catch (cause) {
        setProblem({ field: 'code', text: formText(cause, way.bindFailed(cause)) });
      }
    });

  return {
    form,
    change,
    uuid,
    swapPicture,
    problem,
    codeSent,
    secondsLeft: countdown.left,
    sending: sending.busy,
    send: () => void send(),
    binding: binding.busy,
    bind: () => void bind(),
  };
}

export type Bind = ReturnType<typeof useBind>;
