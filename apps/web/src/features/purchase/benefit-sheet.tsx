import { commonTexts } from '@juban/contract/texts/common';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import type { GiftBundleType } from '@juban/domain/gift-bundles';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './benefit-sheet.module.css';
import { BUNDLE_ROWS } from './benefit-words.ts';

const RULES = [purchaseTexts.tableClaim, purchaseTexts.tableCycle, purchaseTexts.tableRepeat];

interface BenefitSheetProps {
  open: boolean;
  onClose: () => void;
  onFailed: () => void;
  /** Its row is marked. */
  bundle: GiftBundleType | undefined;
}

/** Every bundle beside every other, and the rules that hold for all. */
export default function BenefitSheet({ bundle, ...sheet }: BenefitSheetProps) {
  return (
    <Sheet {...sheet} title={purchaseTexts.tableTitle} closeLabel={commonTexts.close}>
      <table className={styles.table} data-testid="benefit-table">
        <thead>
          <tr>
            <th scope="col">{purchaseTexts.tableBundle}</th>
            <th scope="col">{purchaseTexts.tableRule}</th>
            <th scope="col">{purchaseTexts.tableValue}</th>
          </tr>
        </thead>
        <tbody>
          {BUNDLE_ROWS.map(({ type, name, rule, worth, more }) => (
            <tr key={type} data-chosen={type === bundle || undefined}>
              <th scope="row">{name}</th>
              <td>{rule}</td>
              <td className="num">
                {worth}
                {more && <small>{more}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Sheet>
  );
}
