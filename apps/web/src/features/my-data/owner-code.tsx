import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { maskPhone } from '@juban/domain/phone';
import { isSmsCodeFormat, SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import styles from './dialogs.module.css';

/** State of a code that was sent to the account's phone. */
export function useOwnerCode(name: string, sendCode: () => Promise<unknown>) {
  const [code, setCode] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const { problem, setProblem, passes, forget } = useProblem();
  const countdown = useCountdown(name);
  const { busy: sending, run } = useBusy();
  const send = () =>
    run(async () => {
      try {
        await sendCode();
        countdown.start();
        setCodeSent(true);
        showToast(phoneCodeTexts.sendDone);
      } catch (cause) {
        showToast(refusalText(cause, phoneCodeTexts.sendFailed));
      }
    });
  return {
    code,
    setProblem,
    /** False, with a message at the field, if it cannot be a code. */
    passes: () => passes(codeProblem(code)),
    field: {
      value: code,
      problem: problem?.text,
      codeSent,
      sending,
      secondsLeft: countdown.left,
      onSend: () => void send(),
      onCode: (typed: string) => {
        forget();
        setCode(typed.trim());
      },
    },
  };
}

type OwnerCode = ReturnType<typeof useOwnerCode>;

export function OwnerCodeField({ mobile, field }: { mobile: string; field: OwnerCode['field'] }) {
  const { onCode, ...rest } = field;
  return (
    <>
      <p className={styles.to}>{fill(myDataTexts.codeTo, { phone: maskPhone(mobile) })}</p>
      <SmsCodeField
        {...rest}
        label={phoneCodeTexts.codeMissing}
        placeholder={phoneCodeTexts.codeMissing}
        maxLength={SMS_CODE_FIELD_LENGTH}
        onChange={(event) => onCode(event.target.value)}
      />
    </>
  );
}

function codeProblem(code: string): { text: string } | undefined {
  if (!code) return { text: phoneCodeTexts.codeMissing };
  return isSmsCodeFormat(code) ? undefined : { text: phoneCodeTexts.codeFormat };
}
