import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { claimDoneTexts as texts } from '@juban/contract/texts/claim-done';
import { fill } from '@juban/contract/texts/fill';
import { minuteText } from '@juban/domain/shanghai-words';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './claim-done.module.css';
import formStyles from './claim-form.module.css';
import { dottedDay } from './dotted-day.ts';
import type { ShownClaim } from './use-claim.ts';

interface ClaimDoneProps {
  claimed: ShownClaim;
  brand: Brand;
  /** Undefined where nothing may be claimed any more. */
  onAnother: (() => void) | undefined;
}

export function ClaimDone({ claimed, brand, onAnother }: ClaimDoneProps) {
  const { days, claimedAt, maskedPhone, expiredTime, isUnconfirmed } = claimed;
  const isFresh = expiredTime !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that held the focus is gone. A claim shown after a reload takes nobody's focus.
  useEffect(() => {
    if (isFresh) heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <div className={styles.done}>
      <span className={styles.seal}>
        <Icon name="check" size={34} line={2} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {fill(claimTexts.claimed, { days })}
      </h2>
      <p>{fill(texts.claimedFor, { phone: maskedPhone, brand: brand.name })}</p>
      {isFresh && <p>{untilText(expiredTime)}</p>}
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
  if (expiredTime === null) return texts.startsWithLogin;
  return fill(texts.validUntil, { date: dottedDay(expiredTime) });
}
