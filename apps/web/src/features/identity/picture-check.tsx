import type { identityCalls } from '@juban/contract/identity/identity.calls';
import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { api } from '../../platform/api/api.ts';
import { formText } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './risk-check.module.css';
import { isWrongAnswer, type RiskWayProps, waitText } from './use-risk-challenge.ts';

/**
 * A literal that the compiler compares with the contract's path; importing the call would load all others
 * too.
 */
const PICTURE_PATH: (typeof identityCalls)['getImageCaptcha']['path'] = '/centreapi/auth/imgCode';
const DIGITS = 4;

/** The risk check by a captcha. Each captcha is valid for one answer. */
export function PictureCheck({ onSolved, onWait }: RiskWayProps) {
  const [uuid, setUuid] = useState(randomKey);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const checking = useBusy();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new picture is typed from anew
  useEffect(() => form.current?.querySelector('input')?.focus(), [uuid]);

  const swap = () => {
    setUuid(randomKey());
    setDigits('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (digits.length < DIGITS) return setProblem(identityTexts.riskPictureHint);
    void checking.run(async () => {
      try {
        const solved = await api.answerRiskByPicture({ uuid, imgCode: digits });
        if (solved) return onSolved(solved.rid);
        setProblem(identityTexts.riskPictureFailed);
      } catch (cause) {
        const wait = waitText(cause);
        if (wait !== undefined) return onWait(wait);
        const wrong = isWrongAnswer(cause);
        setProblem(wrong ? identityTexts.riskPictureFailed : formText(cause, commonTexts.http502));
      }
      swap();
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={identityTexts.riskPicture}
        placeholder={identityTexts.riskPictureHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        value={digits}
        onChange={(event) => {
          setProblem(undefined);
          setDigits(event.target.value.replace(/\D/g, ''));
        }}
        problem={problem}
        action={
          <button type="button" className={styles.read} onClick={swap} aria-label={identityTexts.riskAnother}>
            <img src={`${PICTURE_PATH}?uuid=${uuid}`} alt="" width={120} height={44} />
          </button>
        }
      />
      <Button type="submit" wide className={styles.answer} busy={checking.busy}>
        {commonTexts.confirm}
      </Button>
    </form>
  );
}
