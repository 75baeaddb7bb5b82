import { commonTexts } from '@juban/contract/texts/common';
import { Button } from './button.tsx';
import type { StateArtName } from './state-art.tsx';
import { ErrorBlock } from './state-block.tsx';

interface RetryBlockProps {
  art?: StateArtName;
  title: string;
  /** Null where the title says what to do. */
  hint?: string | null;
  busy?: boolean;
  onRetry: () => void;
}

/** It could not be had; one tap asks again. */
export function RetryBlock(props: RetryBlockProps) {
  const { hint = commonTexts.checkNetwork, busy = false, onRetry, ...words } = props;
  return (
    <ErrorBlock {...words} hint={hint ?? undefined}>
      <Button look="ghost" busy={busy} onClick={onRetry}>
        {commonTexts.retry}
      </Button>
    </ErrorBlock>
  );
}
