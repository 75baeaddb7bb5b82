import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './dialogs.module.css';
import { OwnerCodeField, useOwnerCode } from './owner-code.tsx';
import type { Standing } from './use-my-data.ts';

interface QuestionProps {
  standing: Standing;
  busy: boolean;
  onKeep: () => void;
  /** Returns the error text, if any. */
  onDelete: (code: string) => Promise<string | undefined>;
}

/** Lists what is lost, and requires a tick and a code sent to the account's phone. */
export function DeleteDialog({ open, ...question }: QuestionProps & { open: boolean }) {
  const { busy, onKeep } = question;
  return (
    <Dialog open={open} busy={busy} onClose={onKeep} title={myDataTexts.confirmTitle} dress="form">
      <Question {...question} />
    </Dialog>
  );
}

/** Unmounted with the popup, so that the tick is required again when it is reopened. */
function Question({ standing, busy, onKeep, onDelete }: QuestionProps) {
  const [understood, setUnderstood] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { code, setProblem, passes, field } = useOwnerCode('deletion-code', () => api.sendDeletionCode({}));
  const go = async () => {
    setWanted(true);
    if (!understood) return showToast(myDataTexts.notUnderstood);
    if (!passes()) return;
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
      <OwnerCodeField mobile={standing.mobile} field={field} />
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
