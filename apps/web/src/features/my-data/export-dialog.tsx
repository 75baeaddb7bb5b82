import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import styles from './dialogs.module.css';
import { OwnerCodeField, useOwnerCode } from './owner-code.tsx';
import { type SavedTo, saveText } from './save-text.ts';

const KEPT: Readonly<Record<SavedTo, string>> = {
  saved: myDataTexts.exported,
  copied: myDataTexts.exportCopied,
  nowhere: myDataTexts.exportElsewhere,
};

interface ExportDialogProps {
  open: boolean;
  mobile: string;
  onClose: () => void;
}

/** Asks for a code sent to the account's phone, then exports everything. */
export function ExportDialog({ open, mobile, onClose }: ExportDialogProps) {
  const { busy, run } = useBusy();
  return (
    <Dialog open={open} busy={busy} onClose={onClose} title={myDataTexts.exportConfirm} dress="form">
      <Question mobile={mobile} busy={busy} run={run} onClose={onClose} />
    </Dialog>
  );
}

interface QuestionProps extends Omit<ExportDialogProps, 'open'> {
  busy: boolean;
  run: (work: () => Promise<void>) => Promise<void>;
}

function Question({ mobile, busy, run, onClose }: QuestionProps) {
  const { code, setProblem, passes, field } = useOwnerCode('export-code', () => api.sendExportCode({}));
  const take = () =>
    run(async () => {
      try {
        showToast(await exportWith(code));
        onClose();
      } catch (cause) {
        setProblem({ text: refusalText(cause, myDataTexts.exportFailed) });
      }
    });
  return (
    <>
      <p className={styles.lead}>{myDataTexts.exportConfirmText}</p>
      <OwnerCodeField mobile={mobile} field={field} />
      <div className={styles.two}>
        <Button look="ghost" disabled={busy} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button busy={busy} onClick={() => passes() && void take()}>
          {myDataTexts.exportNow}
        </Button>
      </div>
    </>
  );
}

/** Returns a text about the result. */
async function exportWith(code: string): Promise<string> {
  const data = await api.exportMyData({ code });
  const name = fill(myDataTexts.exportFile, { date: shanghaiDay(data.madeTime) });
  const kept = await saveText(name, JSON.stringify(data, undefined, 2));
  const count = Object.values(data.records).reduce((sum, rows) => sum + rows.length, 0);
  return fill(KEPT[kept], { count });
}
