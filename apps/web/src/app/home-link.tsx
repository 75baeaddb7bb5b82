import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import { stateAction } from './state-screen.tsx';

export function HomeLink({ quiet = false }: { quiet?: boolean }) {
  return (
    <Link to="/" className={quiet ? stateAction.quiet : stateAction.main}>
      {commonTexts.backHome}
    </Link>
  );
}
