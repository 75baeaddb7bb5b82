import { useRef, useState } from 'react';
import type { PlayedGame } from '../game-data.ts';
import type { useHistory } from './use-history.ts';

type Ways = Pick<ReturnType<typeof useHistory>, 'clear' | 'forgetOne'>;

/** Whether to forget one game, or all of them: asked before it is done. */
export function useQuestion({ clear, forgetOne }: Ways) {
  const [game, setGame] = useState<PlayedGame>();
  const [isOpen, setOpen] = useState(false);
  const isGone = useRef(false);
  return {
    /** Nothing where it is about all of them; kept while the question goes away. */
    game,
    isOpen,
    ask(about?: PlayedGame) {
      isGone.current = false;
      setGame(about);
      setOpen(true);
    },
    keep: () => setOpen(false),
    async forget() {
      isGone.current = await (game ? forgetOne(game.id) : clear());
      setOpen(false);
    },
    /** The row that was asked about is gone, and the control in it. */
    isGone: () => isGone.current,
  };
}
