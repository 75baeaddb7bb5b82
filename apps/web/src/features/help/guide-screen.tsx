import type { Brand } from '@juban/catalog';
import { reviewGuideTexts as texts } from '@juban/contract/texts/help/review-guide';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import { PRODUCT_ART } from '../../ui/product-art.ts';
import { GuideCompare } from './guide-compare.tsx';
import styles from './guide-screen.module.css';
import { GuideTry } from './guide-try.tsx';
import { InkHead } from './help-head.tsx';
import { HelpLink } from './help-link.tsx';
import screen from './help-screen.module.css';
import { HelpSection } from './help-sections.tsx';

const ART = `${PRODUCT_ART}/help/guide-780.webp`;
const COUNTS = ['counts1', 'counts2'] as const;
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;
const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5'] as const;

/** How to write a review that counts, and its reward. */
export function GuideScreen({ brand }: { brand: Brand }) {
  return (
    <main className={screen.screen} data-look="ink">
      <InkHead brand={brand} art={ART} title={texts.title} lead={texts.lead} />
      <HelpSection id="counts" title={texts.countsTitle} part={1}>
        <ul className={styles.counts}>
          {COUNTS.map((key) => (
            <li key={key}>
              <Icon name="check" size={20} line={2} />
              <b>{texts[key]}</b>
              <span>{texts[`${key}Hint`]}</span>
            </li>
          ))}
        </ul>
        <p>{texts.countsNote}</p>
        <GuideTry />
      </HelpSection>
      <HelpSection id="steps" title={texts.stepsTitle} part={2}>
        <ol className={styles.steps}>
          {STEPS.map((key) => (
            <li key={key}>
              <b>{texts[key]}</b>
              <span>{texts[`${key}Hint`]}</span>
            </li>
          ))}
        </ol>
      </HelpSection>
      <HelpSection id="compare" title={texts.compareTitle} part={3}>
        <GuideCompare />
      </HelpSection>
      <HelpSection id="rules" title={texts.rulesTitle} part={4}>
        <ol className={styles.rules}>
          {RULES.map((key) => (
            <li key={key}>{texts[key]}</li>
          ))}
        </ol>
      </HelpSection>
      <nav className={screen.ways} aria-label={texts.go} data-part={5}>
        <Link className={styles.go} to="/download">
          {texts.go}
        </Link>
        <HelpLink to="/filmCritic" name={texts.more} />
      </nav>
    </main>
  );
}
