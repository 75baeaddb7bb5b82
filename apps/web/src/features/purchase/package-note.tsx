import { fill } from '@juban/contract/texts/fill';
import { shelfTexts } from '@juban/contract/texts/shelf';
import styles from './buy-area.module.css';
import type { SellingPackage } from './purchase-data.ts';

/** The chosen package's description and V power. */
export function PackageNote({ goods }: { goods: Pick<SellingPackage, 'description' | 'experience'> }) {
  return (
    <div className={styles.note} data-testid="package-note">
      <p>{goods.description}</p>
      {goods.experience > 0 && (
        <span className="num">{fill(shelfTexts.gainPower, { value: goods.experience })}</span>
      )}
    </div>
  );
}
