import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { fill } from '@juban/contract/texts/fill';
import { maskPhone } from '@juban/domain/phone';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { membershipEndText } from '../../ui/membership-end-text.ts';
import styles from './claim-done.module.css';
import formStyles from './claim-form.module.css';
import type { Receipt } from './use-claim.ts';

export function ClaimDone({ receipt, brand }: { receipt: Receipt; brand: Brand }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that held the focus is gone; the good news takes it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { days, expiredTime, phone } = receipt;
  const until = expiredTime === null ? claimTexts.startsWithLogin : membershipEndText(expiredTime);
  return (
    <div className={styles.done}>
      <span className={styles.seal}>
        <Icon name="check" size={34} line={2} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {fill(claimTexts.claimed, { days })}
      </h2>
      <p>{fill(claimTexts.claimedFor, { phone: maskPhone(phone), brand: brand.name })}</p>
      <p>{until}</p>
      <Button wide className={formStyles.claim} onClick={() => window.location.assign(brand.officialSite)}>
        {claimTexts.goDownload}
      </Button>
    </div>
  );
}
