import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import styles from './sold-elsewhere.module.css';
import type { UnionBrand } from './union-data.ts';

/** Replaces account and buy button in apps that sell no unions. */
export function SoldElsewhere({ brand }: { brand: UnionBrand }) {
  return (
    <p className={styles.panel} data-testid="sold-elsewhere">
      {fill(unionTexts.soldElsewhere, { brand: brand.name })}
    </p>
  );
}
