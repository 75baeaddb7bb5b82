import { commonTexts } from '@juban/contract/texts/common';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Button } from '../../ui/button.tsx';
import { ErrorBlock } from '../../ui/state-block.tsx';

interface GamesFailedProps {
  title?: string;
  busy?: boolean;
  onRetry: () => void;
}

/** It could not be had; one tap asks again. */
export function GamesFailed({ title = gamesHallTexts.failed, busy = false, onRetry }: GamesFailedProps) {
  return (
    <ErrorBlock title={title} hint={commonTexts.checkNetwork}>
      <Button look="ghost" busy={busy} onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </ErrorBlock>
  );
}
