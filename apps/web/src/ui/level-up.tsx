import { fill } from '@juban/contract/texts/fill';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { useCallback, useRef } from 'react';
import type { LevelUpDialogProps } from './level-up-dialog.tsx';
import { showToast } from './toast.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

interface LevelUpProps extends Pick<LevelUpDialogProps, 'title' | 'onClose' | 'children'> {
  /** The reached level; undefined while there is none to show. */
  level: number | undefined;
}

const loadDialog = () => import('./level-up-dialog.tsx');

/** Flips the new level's card on a dark backdrop; loaded when first needed. */
export function LevelUp({ level, title, onClose, children }: LevelUpProps) {
  // Kept while it fades out.
  const last = useRef({ level: 1, title });
  if (level !== undefined) last.current = { level, title };
  const text = fill(levelUpTexts.text, { level: last.current.level });
  const sayAnyway = useCallback(() => {
    onClose();
    showToast(text);
  }, [onClose, text]);
  const Dialog = useLazyComponent(loadDialog, level !== undefined, sayAnyway);
  if (!Dialog) return null;
  return (
    <Dialog {...last.current} open={level !== undefined} text={text} onClose={onClose}>
      {children}
    </Dialog>
  );
}
