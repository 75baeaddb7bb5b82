import { punchTexts as texts } from '@juban/contract/texts/punch';
import styles from './punch-rules.module.css';

const RULES = [texts.ruleWho, texts.ruleDays, texts.ruleReward, texts.ruleMissed, texts.ruleSame];

export function PunchRules() {
  return (
    <section className={styles.rules}>
      <h2>{texts.rules}</h2>
      <ol>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
