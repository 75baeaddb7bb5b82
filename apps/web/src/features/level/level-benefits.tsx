import type { ClientType } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { useReloadData } from '../../lib/use-retry.ts';
import { Icon } from '../../ui/icon.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';
import { BenefitLink } from './benefit-link.tsx';
import type { Benefit } from './benefits.ts';
import styles from './level-benefits.module.css';
import { gradeOf } from './level-texts.ts';
import { perksOf } from './perks.ts';

interface LevelBenefitsProps {
  /** 1 to 8. */
  level: number;
  /** Undefined if they could not be loaded. */
  benefits: readonly Benefit[] | undefined;
  /** The block's text about the level; may be empty. */
  highlights: string;
  client: ClientType;
}

/** Benefits of the selected level; nothing if the block names none. */
export const LevelBenefits = memo(function LevelBenefits(props: LevelBenefitsProps) {
  const { level, benefits, highlights, client } = props;
  if (!benefits) return <Failed />;
  if (benefits.length === 0) return null;
  return (
    <Benefits>
      <header>
        <h2>{fill(texts.benefits, { level, grade: gradeOf(level) })}</h2>
        <Link to="/vip/level/table">
          {texts.toTable}
          <Icon name="next" size={12} />
        </Link>
      </header>
      <div className={styles.panel}>
        {highlights && <p className={styles.highlights}>{highlights}</p>}
        <ul key={level} className={styles.perks}>
          {perksOf(benefits, level).map(({ benefit, note, isOn }) => (
            <li key={benefit.id} data-off={!isOn || undefined}>
              <BenefitLink benefit={benefit} client={client}>
                <img src={benefit.image1} alt="" width={36} height={36} loading="lazy" />
                <b>{benefit.text1}</b>
                <span>{note}</span>
              </BenefitLink>
            </li>
          ))}
        </ul>
      </div>
      {benefits.some(({ tiers }) => tiers.soon) && <p className={styles.note}>{texts.notOnline}</p>}
    </Benefits>
  );
});

function Failed() {
  const loadAnew = useReloadData();
  return (
    <Benefits>
      <p className={styles.failed} role="status">
        <span>{texts.benefitsFailed}</span>
        <RetryTap onRetry={loadAnew}>{commonTexts.retry}</RetryTap>
      </p>
    </Benefits>
  );
}

function Benefits({ children }: { children: ReactNode }) {
  return (
    <section className={styles.benefits} data-testid="level-benefits" aria-live="polite">
      {children}
    </section>
  );
}
