import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { commonTexts } from '@juban/contract/texts/common';
import { type CSSProperties, useEffect, useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { actColours, cardStyle, isDark } from './act-colours.ts';
import { ClaimBenefits } from './claim-benefits.tsx';
import { askClaimConfig, type ConfigAnswer } from './claim-config.ts';
import { ClaimPass, type LoadRiskSheet } from './claim-pass.tsx';
import styles from './claim-screen.module.css';
import { ClaimUnknown } from './claim-unknown.tsx';
import { ClaimWall } from './claim-wall.tsx';

interface ClaimScreenProps {
  channel: string;
  config: ConfigAnswer;
  brand: Brand;
  loadRiskSheet: LoadRiskSheet;
}

/** Free VIP days for a phone: fully rendered by the server, with or without the channel's configuration. */
export function ClaimScreen(props: ClaimScreenProps) {
  return <ClaimPage key={props.channel} {...props} />;
}

function ClaimPage({ channel, config: first, brand, loadRiskSheet }: ClaimScreenProps) {
  const { answer, retry, retrying } = useConfig(channel, first);
  const config = answer.ok ? answer.data : undefined;
  const isUnknown = !answer.ok && answer.isUnknown;
  return (
    <main
      className={styles.page}
      style={actColours(config) as CSSProperties}
      data-ground={isDark(config) ? 'dark' : 'light'}
    >
      <div className={styles.column}>
        <ClaimWall config={config} brand={brand} isUnknown={isUnknown} />
        {isUnknown ? (
          <ClaimUnknown />
        ) : (
          <>
            <ClaimPass
              channel={channel}
              config={config}
              onClosed={retry}
              brand={brand}
              cardStyle={cardStyle(config)}
              loadRiskSheet={loadRiskSheet}
            />
            {!config && <Missing retry={retry} retrying={retrying} />}
            <div data-part="2">
              <ClaimBenefits config={config} />
            </div>
          </>
        )}
      </div>
    </main>
  );
}

/** Claiming works without knowing the channel's appearance. */
function Missing({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  return (
    <p className={styles.missing} data-part="1">
      {claimTexts.configMissing}
      <button type="button" onClick={retry} aria-busy={retrying || undefined}>
        {commonTexts.retry}
      </button>
    </p>
  );
}

/** The configuration from the server or a retry; a failure is reported once. */
function useConfig(channel: string, first: ConfigAnswer) {
  const [answer, setAnswer] = useState(first);
  const { busy, run } = useBusy();
  useEffect(() => {
    if (!answer.ok) showToast(claimTexts.configFailed);
  }, [answer]);
  const retry = () =>
    void run(async () => {
      const next = await askClaimConfig(channel);
      // Keep what is shown if an automatic reload failed.
      setAnswer((shown) => (shown.ok && !next.ok ? shown : next));
    });
  return { answer, retry, retrying: busy };
}
