import { GIFT_RULES, giftTexts } from '@juban/contract/texts/gift';
import type { GiftBundleType } from '@juban/domain/gift-bundles';
import { GIFT_ROWS } from './gift-rows.ts';
import styles from './gift-table.module.css';

/** All bundles in a table, with the common rules. */
export function GiftTable({ bundle }: { bundle?: GiftBundleType | undefined }) {
  return (
    <>
      <table className={styles.table} data-testid="gift-table">
        <thead>
          <tr>
            <th scope="col">{giftTexts.tableBundle}</th>
            <th scope="col">{giftTexts.tableRule}</th>
            <th scope="col">{giftTexts.tableValue}</th>
          </tr>
        </thead>
        <tbody>
          {GIFT_ROWS.map(({ type, name, rule, worth, more }) => (
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
        {GIFT_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </>
  );
}
