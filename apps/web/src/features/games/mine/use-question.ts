import { useRef, useState } from 'react';
import type { PlayedGame } from '../game-data.ts';
import type { useHistory } from './use-history.ts';

type Ways = Pick<ReturnType<typeof useHistory>, 'clear' | 'forgetOne'>;

/** Confirmation before one game or all are removed. */
export function useQuestion({ clear, forgetOne }: Ways) {
  const [game, setGame] = useState<PlayedGame>();
  const [isOpen, setOpen] = useState(false);
  const isGone = useRef(false);
  return {
    /** Undefined for all games; kept while the dialog fades out. */
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
    /** The row and its control were removed. */
    isGone: () => isGone.current,
  };
}
