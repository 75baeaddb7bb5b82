import { gameDetailTexts } from '@juban/contract/texts/game-detail';
import { Link } from '@tanstack/react-router';
import { StateScreen, stateAction } from '../../app/state-screen.tsx';

interface NoGameProps {
  title: string;
  hint: string;
}

/** Shown if the address names no known game. */
export function NoGame({ title, hint }: NoGameProps) {
  return (
    <StateScreen art="seat" title={title} hint={hint} testId="no-game">
      <Link to="/games/home" className={stateAction.main}>
        {gameDetailTexts.toHall}
      </Link>
    </StateScreen>
  );
}
