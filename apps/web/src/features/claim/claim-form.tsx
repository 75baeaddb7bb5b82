import { claimTexts } from '@juban/contract/texts/claim';
import { fill } from '@juban/contract/texts/fill';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { SendCodeButton } from '../../ui/send-code-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './claim-form.module.css';
import type { Claim } from './use-claim.ts';

/** Fields keep their own text, so that what was typed before the page woke up is not lost. */
export function ClaimForm({ claim }: { claim: Claim }) {
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { problem, codeSent } = claim;

  useEffect(() => {
    const field = problem?.field === 'code' ? code : phone;
    if (problem) field.current?.focus();
  }, [problem]);
  useEffect(() => {
    if (codeSent) code.current?.focus();
  }, [codeSent]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void claim.claim({ phone: phone.current?.value ?? '', code: code.current?.value ?? '' });
  };

  return (
    <form className={styles.form} onSubmit={submit} onInput={claim.forgetProblem} noValidate>
      <TextField
        ref={phone}
        dress="box"
        label={phoneCodeTexts.phoneLabel}
        placeholder={phoneCodeTexts.phoneMissing}
        lead="+86"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={32}
        problem={problem?.field === 'phone' ? problem.text : undefined}
      />
      <CodeField ref={code} claim={claim} onSend={() => void claim.sendCode(phone.current?.value ?? '')} />
      <Button
        type="submit"
        wide
        className={styles.claim}
        busy={claim.claiming}
        busyLabel={claimTexts.claiming}
      >
        {claimTexts.claim}
      </Button>
      <Agreements />
    </form>
  );
}

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  claim: Claim;
  onSend: () => void;
}

function CodeField({ ref, claim: { problem, codeSent, secondsLeft, sending }, onSend }: CodeFieldProps) {
  const waitLabel = secondsLeft > 0 ? fill(phoneCodeTexts.resendIn, { seconds: secondsLeft }) : undefined;
  return (
    <TextField
      ref={ref}
      dress="box"
      label={claimTexts.codeLabel}
      placeholder={phoneCodeTexts.codeMissing}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_FIELD_LENGTH}
      enterKeyHint="done"
      problem={problem?.field === 'code' ? problem.text : undefined}
      hint={codeSent ? phoneCodeTexts.codeSent : undefined}
      action={
        <SendCodeButton
          onPass
          label={phoneCodeTexts.getCode}
          waitLabel={waitLabel}
          busy={sending}
          onSend={onSend}
        />
      }
    />
  );
}

/** A page of its own: what was typed here would be gone on the way back. */
const BESIDE = { target: '_blank', rel: 'noopener' } as const;

function Agreements() {
  return (
    <p className={styles.agree}>
      {claimTexts.agreeLead}
      <Link to="/next/agreement" search={{ type: 'vip' }} {...BESIDE}>
        {claimTexts.agreeVip}
      </Link>
      {claimTexts.agreeAnd}
      <Link to="/next/agreement" search={{ type: 'privacy' }} {...BESIDE}>
        {claimTexts.agreePrivacy}
      </Link>
    </p>
  );
}
