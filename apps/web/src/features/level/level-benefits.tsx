import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import type { BenefitKey } from '@juban/domain/tiered-benefits';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { Benefit } from './benefits.ts';
import styles from './level-benefits.module.css';
import { gradeOf } from './level-words.ts';
import { PERK_ICONS } from './perk-icons.ts';
import { perksOf } from './perks.ts';

interface LevelBenefitsProps {
  /** 1 to 8. */
  level: number;
  benefits: ReadonlyMap<BenefitKey, Benefit>;
  /** What the benefit block says of the level; empty where it says nothing. */
  highlights: string;
}

/** What the selected level brings. */
export const LevelBenefits = memo(function LevelBenefits({
  level,
  benefits,
  highlights,
}: LevelBenefitsProps) {
  return (
    <section className={styles.benefits} data-testid="level-benefits" aria-live="polite">
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
          {perksOf(benefits, level).map(({ key, name, note, isOn }) => (
            <li key={key} data-off={!isOn || undefined}>
              <Icon paths={PERK_ICONS[key]} size={28} />
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{texts.notOnline}</p>
    </section>
  );
});
