import { commonTexts } from '@juban/contract/texts/common';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ClearDialogProps {
  open: boolean;
  words: { title: string; text: string; act: string };
  busy: boolean;
  onKeep: () => void;
  onClear: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Confirms before the history, or one game of it, is removed. */
export function ClearDialog({ open, words, busy, onKeep, onClear, focusAfter }: ClearDialogProps) {
  return (
    <Dialog
      open={open}
      busy={busy}
      onClose={onKeep}
      focusAfter={focusAfter}
      title={words.title}
      actions={
        <>
          <Button look="ghost" disabled={busy} onClick={onKeep}>
            {commonTexts.cancel}
          </Button>
          <Button look="dark" busy={busy} onClick={onClear}>
            {words.act}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  );
}
