import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './delete-dialog.module.css';
import type { Standing } from './use-my-data.ts';

interface QuestionProps {
  standing: Standing;
  busy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** What is lost, and a tick that says so was read: the last tap before the cool-off. */
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
  const { coolOffDays: days, renewals: count } = standing;
  const [understood, setUnderstood] = useState(false);
  const [wanted, setWanted] = useState(false);
  const go = () => {
    setWanted(true);
    if (understood) onDelete();
    else showToast(myDataTexts.notUnderstood);
  };
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
      <Checkbox
        checked={understood}
        wanted={wanted && !understood}
        className={styles.tick}
        onChange={(event) => setUnderstood(event.target.checked)}
      >
        {myDataTexts.confirmTick}
      </Checkbox>
      <div className={styles.two}>
        <Button look="ghost" busy={busy} onClick={go}>
          {myDataTexts.confirmAct}
        </Button>
        <Button disabled={busy} onClick={onKeep}>
          {myDataTexts.confirmKeep}
        </Button>
      </div>
    </>
  );
}
