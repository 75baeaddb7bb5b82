import { claimTexts } from '@juban/contract/texts/claim';
import { fill } from '@juban/contract/texts/fill';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './claim-benefits.module.css';
import type { ClaimConfig } from './claim-config.ts';
import { dottedDay } from './dotted-day.ts';

const PRIVILEGES: ReadonlyArray<readonly [IconName, string]> = [
  ['free', claimTexts.privilegeShows],
  ['quality', claimTexts.privilegeQuality],
  ['cache', claimTexts.privilegeCache],
  ['noAds', claimTexts.privilegeNoAds],
];

/** Below the card: benefits and fine print. */
export function ClaimBenefits({ config }: { config: ClaimConfig | undefined }) {
  return (
    <>
      {config && config.posters.length > 0 && <Posters posters={config.posters} />}
      <section>
        <h2 className={styles.heading}>{claimTexts.privilegesTitle}</h2>
        <ul className={styles.four}>
          {PRIVILEGES.map(([icon, name]) => (
            <li key={icon}>
              <Icon name={icon} size={26} line={1.3} />
              {name}
            </li>
          ))}
        </ul>
      </section>
      {config && <Rules config={config} />}
    </>
  );
}

function Posters({ posters }: { posters: ClaimConfig['posters'] }) {
  return (
    <section>
      <h2 className={styles.heading}>{claimTexts.watchTitle}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a rail that scrolls must be reachable by keyboard */}
      <ul className={styles.rail} tabIndex={0} aria-label={claimTexts.watchTitle}>
        {posters.map(({ title, image }) => (
          <li key={image}>
            <img src={image} alt={title} width={92} height={129} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ config }: { config: ClaimConfig }) {
  const from = dottedDay(config.startTime);
  // It ends at midnight after its last day.
  const to = dottedDay(config.endTime - 1);
  return (
    <section className={styles.rules}>
      <h2 className={styles.heading}>{claimTexts.rulesTitle}</h2>
      <ol>
        {[...config.rules, fill(claimTexts.period, { from, to })].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
