import { refundTexts } from '@juban/contract/texts/refund';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './refund-rule.module.css';

interface RefundRuleProps {
  rule: string | undefined;
  centered?: boolean;
}

/** The refund rule of the goods on sale, shown before payment. Reserves its space while loading. */
export function RefundRule({ rule, centered = false }: RefundRuleProps) {
  return (
    <details
      className={classNames(styles.rule, centered && styles.centered, !rule && styles.unknown)}
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
