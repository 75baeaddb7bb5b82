import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { ClaimDone } from './claim-done.tsx';
import { ClaimForm } from './claim-form.tsx';
import styles from './claim-pass.module.css';
import { useClaim } from './use-claim.ts';

interface ClaimPassProps {
  channel: string;
  /** Undefined while the channel's configuration cannot be had. */
  days: number | undefined;
  brand: Brand;
  paper: 'gold' | 'night';
}

/** The gold pass: what one gets above the tear line, how to get it below. */
export function ClaimPass({ channel, days, brand, paper }: ClaimPassProps) {
  const claim = useClaim(channel);
  return (
    <section className={styles.pass} aria-label={claimTexts.title} data-part="1">
      <div className={styles.stub}>
        <Days days={days} />
        <p className={styles.what}>
          <b>{claimTexts.passTitle}</b>
          {claimTexts.passHint}
        </p>
        <Seal />
      </div>
      <div className={styles.tear} />
      <div className={styles[paper]}>
        {claim.receipt ? <ClaimDone receipt={claim.receipt} brand={brand} /> : <ClaimForm claim={claim} />}
      </div>
    </section>
  );
}

function Days({ days }: { days: number | undefined }) {
  if (days === undefined) return <strong className={styles.days}>{claimTexts.daysUnknown}</strong>;
  return (
    <strong className={styles.days}>
      {days}
      <small>{claimTexts.dayUnit}</small>
    </strong>
  );
}

function Seal() {
  return (
    <svg className={styles.seal} width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="15.5" />
      <circle cx="17" cy="17" r="12" strokeDasharray="1.5 2.5" />
      <path d="M11.5 12.5 17 22.5l5.5-10" strokeWidth="2.2" />
    </svg>
  );
}
