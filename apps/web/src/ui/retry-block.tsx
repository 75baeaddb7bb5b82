import { commonTexts } from '@juban/contract/texts/common';
import { Button } from './button.tsx';
import type { StateArtName } from './state-art.tsx';
import { ErrorBlock } from './state-block.tsx';

interface RetryBlockProps {
  art?: StateArtName;
  title: string;
  /** Null if the title already says what to do. */
  hint?: string | null;
  /** No connection: replaces the title. */
  isOffline?: boolean;
  busy?: boolean;
  onRetry: () => void;
}

/** A failed part with a retry button. */
export function RetryBlock(props: RetryBlockProps) {
  const { art, title, hint = commonTexts.brokenHint, busy = false, isOffline, onRetry } = props;
  const words = isOffline
    ? { art: 'television' as const, title: commonTexts.noConnectionTitle, hint: commonTexts.noConnectionHint }
    : { art: art ?? 'film', title, hint: hint ?? undefined };
  return (
    <ErrorBlock {...words}>
      <Button look="ghost" busy={busy} onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </ErrorBlock>
  );
}
