import type { HelpTexts } from '@juban/contract/texts/help/film-critic';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { BAD, DOES, GOOD, STEPS } from './help-page.ts';
import styles from './help-sections.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** The animation frame of the section, after the page's head. */
  part: number;
  children: ReactNode;
}

export function HelpSection({ id, title, part, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id} data-part={part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function HelpUses({ texts }: { texts: HelpTexts }) {
  return (
    <ul className={styles.uses}>
      {DOES.map((key) => (
        <li key={key}>
          <b>{texts[key]}</b>
          <span>{texts[`${key}Hint`]}</span>
        </li>
      ))}
    </ul>
  );
}

export function HelpSteps({ texts }: { texts: HelpTexts }) {
  return (
    <ol className={styles.steps}>
      {STEPS.map((key) => (
        <li key={key}>
          <b>{texts[key]}</b>
          <span>{texts[`${key}Hint`]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The rule as one large number, then what helps and what is rejected. */
export function HelpQuality({ texts }: { texts: HelpTexts }) {
  return (
    <>
      <div className={styles.rule}>
        <p className={styles.figure} aria-hidden="true">
          <small>{texts.ruleLead}</small>
          <b className="num">{texts.ruleFigure}</b>
          <small>{texts.ruleUnit}</small>
          <span>{texts.ruleAnd}</span>
        </p>
        <p>{texts.ruleText}</p>
      </div>
      <ul className={styles.checks}>
        {GOOD.map((key) => (
          <li key={key}>
            <Icon name="check" size={18} line={2} />
            {texts[key]}
          </li>
        ))}
        {BAD.map((key) => (
          <li key={key} data-bad="">
            <Icon name="close" size={18} line={2} />
            {texts[key]}
          </li>
        ))}
      </ul>
    </>
  );
}
