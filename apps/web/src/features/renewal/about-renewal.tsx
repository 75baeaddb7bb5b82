import { renewalTexts } from '@juban/contract/texts/renewals';
import styles from './renewals-screen.module.css';

const RULES = [
  renewalTexts.aboutCharge,
  renewalTexts.aboutRetry,
  renewalTexts.aboutCancel,
  renewalTexts.aboutAlipay,
  renewalTexts.aboutApple,
];

export function AboutRenewal() {
  return (
    <section className={styles.about}>
      <h2>{renewalTexts.aboutTitle}</h2>
      <ol>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
