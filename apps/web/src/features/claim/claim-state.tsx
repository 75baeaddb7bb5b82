import type { Brand } from '@juban/catalog';
import { ClaimClosed } from './claim-closed.tsx';
import type { ClaimConfig } from './claim-config.ts';
import { ClaimDone } from './claim-done.tsx';
import type { ShownClaim } from './use-claim.ts';

export { restoreClaim } from './kept-claim.ts';

export interface ClaimStateProps {
  claimed: ShownClaim | undefined;
  /** Undefined while one may claim. */
  closed: ClaimConfig | undefined;
  brand: Brand;
  setClaimed: (none: undefined) => void;
}

/** In place of the form. What was claimed before is shown whether or not the channel is open still. */
export default function ClaimState({ claimed, closed, brand, setClaimed }: ClaimStateProps) {
  if (!claimed) return closed && <ClaimClosed config={closed} />;
  const another = closed ? undefined : () => setClaimed(undefined);
  return <ClaimDone claimed={claimed} brand={brand} onAnother={another} />;
}
