import { unionTexts } from '@juban/contract/texts/union';
import styles from './rules.module.css';
import { Section } from './section.tsx';

export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Section title={unionTexts.rulesTitle}>
      <ol className={styles.rules} data-testid="rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Section>
  );
}
