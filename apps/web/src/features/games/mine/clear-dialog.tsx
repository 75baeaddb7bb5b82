import { commonTexts } from '@juban/contract/texts/common';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';

interface ClearDialogProps {
  open: boolean;
  busy: boolean;
  onKeep: () => void;
  onClear: () => void;
}

/** Asks before the history is forgotten. */
export function ClearDialog({ open, busy, onKeep, onClear }: ClearDialogProps) {
  const fail = () => {
    onKeep();
    showToast(commonTexts.networkFailed);
  };
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      onFailed={fail}
      title={gamesHallTexts.clearTitle}
      actions={
        <>
          <Button look="ghost" onClick={onKeep}>
            {commonTexts.cancel}
          </Button>
          <Button look="dark" busy={busy} onClick={onClear}>
            {gamesHallTexts.clear}
          </Button>
        </>
      }
    >
      {gamesHallTexts.clearText}
    </Dialog>
  );
}
