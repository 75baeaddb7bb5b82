import { activityTexts } from '@juban/contract/texts/activity';
import { activityPageTexts } from '@juban/contract/texts/activity-pages';
import { fill } from '@juban/contract/texts/fill';
import type { Activity } from './activity-data.ts';
import styles from './rules-block.module.css';

/** The rules, and the note required by the device's vendor. */
export function RulesBlock({ rules, note }: { rules: Activity['rules']; note: string | undefined }) {
  return (
    <>
      <section className={styles.rules} data-testid="activity-rules">
        <h2>{activityTexts.rulesTitle}</h2>
        <ol>
          {rules.map((rule) => (
            <li key={rule.title}>{fill(activityPageTexts.clause, rule)}</li>
          ))}
        </ol>
      </section>
      {note !== undefined && (
        <p className={styles.note} data-testid="vendor-note">
          {note}
        </p>
      )}
    </>
  );
}
