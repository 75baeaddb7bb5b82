import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { fill } from '@juban/contract/texts/fill';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { type ComponentType, useCallback } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { ClaimClosed } from './claim-closed.tsx';
import type { ClaimConfig } from './claim-config.ts';
import { ClaimForm } from './claim-form.tsx';
import styles from './claim-pass.module.css';
import { type Claim, useClaim } from './use-claim.ts';

interface ClaimPassProps {
  channel: string;
  /** Undefined if the channel's configuration could not be loaded. */
  config: ClaimConfig | undefined;
  /** The server says that the channel is closed while the page still shows it as open. */
  onClosed: () => void;
  brand: Brand;
  cardStyle: 'gold' | 'night';
  loadRiskSheet: LoadRiskSheet;
}

interface RiskSheetProps {
  open: boolean;
  onClose: () => void;
  onSolved: (rid: string) => void;
}

/** Passed in because the risk check belongs to another feature and is rarely needed. */
export type LoadRiskSheet = () => Promise<{ default: ComponentType<RiskSheetProps> }>;

const loadDone = () => import('./claim-done.tsx');
const ignore = () => undefined;

/** A channel that has ended promises nothing. */
const HINTS = { open: claimTexts.passHint, future: claimTexts.notInTime, ended: undefined };

/** The golden card: the benefit above the tear line, the form below. */
export function ClaimPass({ channel, config, onClosed, brand, cardStyle, loadRiskSheet }: ClaimPassProps) {
  const claim = useClaim(channel, onClosed);
  const isChecking = claim.riskFor !== undefined;
  const loseRiskSheet = useCallback(() => {
    claim.closeRisk();
    showToast(phoneCodeTexts.sendFailed);
  }, [claim.closeRisk]);
  const RiskSheet = useLazyComponent(loadRiskSheet, isChecking, loseRiskSheet);
  const isClosed = config !== undefined && config.state !== 'open';
  return (
    <section className={styles.pass} aria-label={claimTexts.title} data-part="1">
      <div className={styles.stub}>
        <Days days={config?.days} />
        <p className={styles.what}>
          <b>{claimTexts.passTitle}</b>
          {HINTS[config?.state ?? 'open']}
        </p>
        <Seal />
      </div>
      <div className={styles.tear} />
      <div className={styles[cardStyle]}>
        <Below claim={claim} closed={isClosed ? config : undefined} brand={brand} />
      </div>
      {RiskSheet && <RiskSheet open={isChecking} onClose={claim.closeRisk} onSolved={claim.passRisk} />}
    </section>
  );
}

interface BelowProps {
  claim: Claim;
  closed: ClaimConfig | undefined;
  brand: Brand;
}

/** An earlier claim is shown whether or not the channel is still open. */
function Below({ claim, closed, brand }: BelowProps) {
  const { claimed, codeSent } = claim;
  const Done = useLazyComponent(loadDone, codeSent || claimed !== undefined, ignore);
  if (claimed && Done) {
    const another = closed ? undefined : claim.claimForAnother;
    return <Done claimed={claimed} brand={brand} onAnother={another} />;
  }
  // While the lazy part loads, or if it fails, show the main text.
  if (claimed) return <h2 className={styles.claimed}>{fill(claimTexts.claimed, { days: claimed.days })}</h2>;
  return closed ? <ClaimClosed config={closed} /> : <ClaimForm claim={claim} />;
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
