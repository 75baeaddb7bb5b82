import { refundTexts } from '@juban/contract/texts/refund';
import { Icon } from '../../ui/icon.tsx';
import styles from './refund-rule.module.css';

/** When what is bought here can be refunded, told before it is paid. */
export function RefundRule({ rule }: { rule: string | undefined }) {
  if (!rule) return null;
  return (
    <details className={styles.rule} data-testid="refund-rule">
      <summary>
        {refundTexts.title}
        <Icon name="next" size={12} />
      </summary>
      <p>{rule}</p>
    </details>
  );
}
