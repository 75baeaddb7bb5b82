import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
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
      <PhoneField
        ref={refs.phone}
        placeholder={phoneCodeTexts.phoneLabel}
        problem={problem?.field === 'phone' ? problem.text : undefined}
        action={typed.phone && <ClearButton onClear={clearPhone} />}
      />
      <SmsCodeField
        ref={refs.code}
        label={identityTexts.codeLabel}
        placeholder={identityTexts.codeLabel}
        maxLength={SMS_CODE_FIELD_LENGTH}
        enterKeyHint="go"
        problem={problem?.field === 'code' ? problem.text : undefined}
        codeSent={login.codeSent}
        secondsLeft={login.secondsLeft}
        sending={login.sending}
        onSend={() => void login.sendCode(typed.phone)}
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
      <AgreeBox ref={refs.agreed} problem={problem?.field === 'agreed' ? problem.text : undefined} />
    </form>
  );
}
