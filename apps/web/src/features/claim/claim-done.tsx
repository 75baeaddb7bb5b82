import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { claimDoneTexts as texts } from '@juban/contract/texts/claim-done';
import { fill } from '@juban/contract/texts/fill';
import { reviewTexts } from '@juban/contract/texts/review';
import { minuteText } from '@juban/domain/shanghai-words';
import { useEffect, useRef } from 'react';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './claim-done.module.css';
import formStyles from './claim-form.module.css';
import type { ShownClaim } from './use-saved-claim.ts';

const REVIEWS = { held: reviewTexts.claimHeld, refused: reviewTexts.claimRefused } as const;

interface ClaimDoneProps {
  claimed: ShownClaim;
  brand: Brand;
  /** Undefined if nothing can be claimed any more. */
  onAnother: (() => void) | undefined;
}

export default function ClaimDone({ claimed, brand, onAnother }: ClaimDoneProps) {
  const { days, claimedAt, maskedPhone, expiredTime, isUnconfirmed, review } = claimed;
  const isFresh = expiredTime !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone, so move the focus here. A claim shown after a reload leaves the focus alone.
  useEffect(() => {
    if (isFresh) heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <div className={styles.done}>
      <span className={styles.seal}>
        <Icon name={review ? 'info' : 'check'} size={34} line={2} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {review ? reviewTexts[review] : fill(claimTexts.claimed, { days })}
      </h2>
      {review ? (
        <p>{fill(REVIEWS[review], { days })}</p>
      ) : (
        <p>{fill(texts.claimedFor, { phone: maskedPhone, brand: brand.name })}</p>
      )}
      {isFresh && !review && <p>{untilText(expiredTime)}</p>}
      <p className="num">{fill(texts.claimedAt, { time: minuteText(claimedAt) })}</p>
      {isUnconfirmed && (
        <p className={styles.note} role="status">
          {texts.unconfirmed}
        </p>
      )}
      <Button wide className={formStyles.claim} onClick={() => window.location.assign(brand.officialSite)}>
        {texts.goDownload}
      </Button>
      {onAnother && (
        <button type="button" className={styles.another} onClick={onAnother}>
          {texts.claimAnother}
        </button>
      )}
    </div>
  );
}

function untilText(expiredTime: number | null): string {
  return expiredTime === null ? texts.startsWithLogin : membershipEndText(expiredTime);
}
