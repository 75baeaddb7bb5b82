import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { SendCodeButton } from '../../ui/send-code-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AgreeBox } from './agree-box.tsx';
import { ClearButton } from './clear-button.tsx';
import styles from './login-form.module.css';
import { maySubmit } from './login-rules.ts';
import type { Login } from './use-login.ts';
import { useLoginFields } from './use-login-fields.ts';

export function LoginForm({ login }: { login: Login }) {
  const { refs, typed, change, clearPhone, submit } = useLoginFields(login);
  const { problem } = login;
  return (
    <form className={styles.form} onSubmit={submit} onInput={change} noValidate>
      <TextField
        ref={refs.phone}
        label={phoneCodeTexts.phoneLabel}
        placeholder={phoneCodeTexts.phoneLabel}
        lead="+86"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={32}
        problem={problem?.field === 'phone' ? problem.text : undefined}
        action={typed.phone && <ClearButton onClear={clearPhone} />}
      />
      <CodeField ref={refs.code} login={login} onSend={() => void login.sendCode(typed.phone)} />
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
      <AgreeBox ref={refs.agreed} wanted={problem?.field === 'agreed'} />
    </form>
  );
}

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  login: Login;
  onSend: () => void;
}

function CodeField({ ref, login: { problem, codeSent, secondsLeft, sending }, onSend }: CodeFieldProps) {
  const waitLabel = secondsLeft > 0 ? fill(phoneCodeTexts.resendIn, { seconds: secondsLeft }) : undefined;
  return (
    <TextField
      ref={ref}
      label={identityTexts.codeLabel}
      placeholder={identityTexts.codeLabel}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_FIELD_LENGTH}
      enterKeyHint="go"
      problem={problem?.field === 'code' ? problem.text : undefined}
      hint={codeSent ? phoneCodeTexts.codeSent : undefined}
      action={
        <SendCodeButton label={phoneCodeTexts.getCode} waitLabel={waitLabel} busy={sending} onSend={onSend} />
      }
    />
  );
}
