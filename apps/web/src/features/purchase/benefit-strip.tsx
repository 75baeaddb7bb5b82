import { purchaseTexts } from '@juban/contract/texts/purchase';
import { Icon } from '../../ui/icon.tsx';
import styles from './benefit-strip.module.css';
import { iconOf } from './purchase-icons.ts';

const BASIC = [
  { name: 'quality', text: purchaseTexts.stripQuality },
  { name: 'skip-ads', text: purchaseTexts.stripSkip },
  { name: 'content', text: purchaseTexts.stripUnlock },
] as const;

/** Benefits of every member, for visitors. */
export function BenefitStrip() {
  return (
    <ul className={styles.strip} aria-label={purchaseTexts.stripLabel} data-testid="benefit-strip">
      {BASIC.map(({ name, text }) => (
        <li key={name}>
          <Icon paths={iconOf(name)} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}
