import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { identityTexts } from '@juban/contract/texts/identity';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SendCodeButton } from '../../ui/send-code-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AgreeBox } from './agree-box.tsx';
import { ClearButton } from './clear-button.tsx';
import styles from './login-form.module.css';
import { maySubmit } from './login-rules.ts';
import type { Login } from './use-login.ts';

/** Fields keep their own text, so that what was typed before the page woke up is not lost. */
export function LoginForm({ login }: { login: Login }) {
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const agreed = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ phone: '', code: '' });
  const { problem, codeSent, secondsLeft } = login;

  const look = () => setTyped({ phone: phone.current?.value ?? '', code: code.current?.value ?? '' });
  useEffect(look, []);
  useEffect(() => {
    const fields = { phone, code, agreed };
    if (problem) fields[problem.field].current?.focus();
  }, [problem]);
  useEffect(() => {
    if (codeSent) code.current?.focus();
  }, [codeSent]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (maySubmit(typed)) void login.enter({ ...typed, agreed: agreed.current?.checked ?? false });
  };
  const change = () => {
    look();
    login.forgetProblem();
  };
  const clear = () => {
    if (phone.current) phone.current.value = '';
    phone.current?.focus();
    change();
  };
  const problemOf = (field: 'phone' | 'code') => (problem?.field === field ? problem.text : undefined);
  const waitLabel = secondsLeft > 0 ? fill(identityTexts.resendIn, { seconds: secondsLeft }) : undefined;

  return (
    <form className={styles.form} onSubmit={submit} onInput={change} noValidate>
      <TextField
        ref={phone}
        label={identityTexts.phoneLabel}
        placeholder={identityTexts.phoneLabel}
        lead="+86"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={32}
        problem={problemOf('phone')}
        action={typed.phone && <ClearButton onClear={clear} />}
      />
      <TextField
        ref={code}
        label={identityTexts.codeLabel}
        placeholder={identityTexts.codeLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        enterKeyHint="go"
        problem={problemOf('code')}
        hint={codeSent ? identityTexts.codeSentHint : undefined}
        action={
          <SendCodeButton
            label={identityTexts.getCode}
            waitLabel={waitLabel}
            busy={login.sending}
            onSend={() => void login.sendCode(phone.current?.value ?? '')}
          />
        }
      />
      <Button
        type="submit"
        wide
        className={styles.enter}
        disabled={!maySubmit(typed)}
        busy={login.entering}
        busyLabel={identityTexts.loggingIn}
      >
        {commonTexts.login}
      </Button>
      <AgreeBox ref={agreed} wanted={problem?.field === 'agreed'} />
    </form>
  );
}
