import { refundTexts } from '@juban/contract/texts/refund';
import { Icon } from '../../ui/icon.tsx';
import styles from './buy-area.module.css';

/** The refund rule of what is on sale here, shown before payment. Takes its space before the rule is known. */
export function RefundRule({ rule }: { rule: string | undefined }) {
  return (
    <details
      className={rule ? styles.refund : `${styles.refund} ${styles.refundUnknown}`}
      data-testid="refund-rule"
    >
      <summary>
        {refundTexts.title}
        <Icon name="next" size={12} />
      </summary>
      <p>{rule}</p>
    </details>
  );
}
