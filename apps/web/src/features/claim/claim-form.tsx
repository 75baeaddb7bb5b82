import { claimTexts } from '@juban/contract/texts/claim';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import styles from './claim-form.module.css';
import type { Claim } from './use-claim.ts';

/** Uncontrolled fields, so that text typed before hydration is kept. */
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
      <PhoneField
        ref={phone}
        dress="box"
        placeholder={phoneCodeTexts.phoneMissing}
        problem={problem?.field === 'phone' ? problem.text : undefined}
      />
      <SmsCodeField
        ref={code}
        dress="box"
        onPass
        label={claimTexts.codeLabel}
        placeholder={phoneCodeTexts.codeMissing}
        maxLength={SMS_CODE_FIELD_LENGTH}
        problem={problem?.field === 'code' ? problem.text : undefined}
        codeSent={codeSent}
        secondsLeft={claim.secondsLeft}
        sending={claim.sending}
        onSend={() => void claim.sendCode(phone.current?.value ?? '')}
      />
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

/** Opens in a new tab, because the form would lose its input. */
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
