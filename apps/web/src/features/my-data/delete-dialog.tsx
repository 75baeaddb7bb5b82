import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { maskPhone } from '@juban/domain/phone';
import { isSmsCodeFormat, SMS_CODE_FIELD_LENGTH } from '@juban/domain/sms-code';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import styles from './delete-dialog.module.css';
import type { Standing } from './use-my-data.ts';

interface QuestionProps {
  standing: Standing;
  busy: boolean;
  onKeep: () => void;
  /** Answers what went wrong. */
  onDelete: (code: string) => Promise<string | undefined>;
}

/** Says what is lost, and asks for a tick and for the code that is sent to the phone of the account. */
export function DeleteDialog({ open, ...question }: QuestionProps & { open: boolean }) {
  const { busy, onKeep } = question;
  return (
    <Dialog open={open} busy={busy} onClose={onKeep} title={myDataTexts.confirmTitle} dress="form">
      <Question {...question} />
    </Dialog>
  );
}

/** Goes with the popup, and its tick with it: whoever opens it again has to say so again. */
function Question({ standing, busy, onKeep, onDelete }: QuestionProps) {
  const [understood, setUnderstood] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [code, setCode] = useState('');
  const { problem, setProblem, passes, forget } = useProblem();
  const { codeSent, secondsLeft, sending, send } = useDeletionCode();
  const go = async () => {
    setWanted(true);
    if (!understood) return showToast(myDataTexts.notUnderstood);
    if (!passes(codeProblem(code))) return;
    const text = await onDelete(code);
    if (text !== undefined) setProblem({ text });
  };
  return (
    <>
      <Facts standing={standing} />
      <Checkbox
        checked={understood}
        wanted={wanted && !understood}
        className={styles.tick}
        onChange={(event) => setUnderstood(event.target.checked)}
      >
        {myDataTexts.confirmTick}
      </Checkbox>
      <p className={styles.to}>{fill(myDataTexts.codeTo, { phone: maskPhone(standing.mobile) })}</p>
      <SmsCodeField
        label={phoneCodeTexts.codeMissing}
        placeholder={phoneCodeTexts.codeMissing}
        value={code}
        onChange={(event) => {
          forget();
          setCode(event.target.value.trim());
        }}
        maxLength={SMS_CODE_FIELD_LENGTH}
        problem={problem?.text}
        codeSent={codeSent}
        secondsLeft={secondsLeft}
        sending={sending}
        onSend={() => void send()}
      />
      <div className={styles.two}>
        <Button look="ghost" busy={busy} onClick={() => void go()}>
          {myDataTexts.confirmAct}
        </Button>
        <Button disabled={busy} onClick={onKeep}>
          {myDataTexts.confirmKeep}
        </Button>
      </div>
    </>
  );
}

function Facts({ standing: { coolOffDays: days, renewals: count } }: Pick<QuestionProps, 'standing'>) {
  const facts = [
    myDataTexts.confirmVip,
    ...(count > 0 ? [fill(myDataTexts.confirmRenewals, { count })] : []),
    myDataTexts.confirmGifts,
    myDataTexts.confirmLedgers,
  ];
  return (
    <>
      <p className={styles.lead}>{fill(myDataTexts.confirmLead, { days })}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

function codeProblem(code: string): { text: string } | undefined {
  if (!code) return { text: phoneCodeTexts.codeMissing };
  return isSmsCodeFormat(code) ? undefined : { text: phoneCodeTexts.codeFormat };
}

function useDeletionCode() {
  const [codeSent, setCodeSent] = useState(false);
  const countdown = useCountdown('deletion-code');
  const { busy, run } = useBusy();
  const send = () =>
    run(async () => {
      try {
        await api.sendDeletionCode({});
        countdown.start();
        setCodeSent(true);
        showToast(phoneCodeTexts.sendDone);
      } catch (cause) {
        showToast(refusalText(cause, phoneCodeTexts.sendFailed));
      }
    });
  return { codeSent, secondsLeft: countdown.left, sending: busy, send };
}
