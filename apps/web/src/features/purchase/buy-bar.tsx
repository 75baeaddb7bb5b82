import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-text.ts';
import styles from './buy-bar.module.css';
import type { SellingPackage } from './purchase-data.ts';

export interface BuyBarProps {
  goods: Pick<SellingPackage, 'price' | 'oriPrice' | 'showName'> | undefined;
  /** The buy area is out of sight. */
  shown: boolean;
  busy: boolean;
  disabled?: boolean;
  onPay: () => void;
  /** Floats above the bar, and at the foot of the page without it. */
  ribbon?: ReactNode;
}

/** Comes up from below once the buy area is scrolled past. */
export function BuyBar({ goods, shown, busy, disabled = false, onPay, ribbon }: BuyBarProps) {
  const isUp = shown && goods !== undefined;
  return (
    <div className={styles.dock} data-up={isUp || undefined}>
      {ribbon}
      {goods && (
        <div className={styles.bar} data-testid="buy-bar" inert={!isUp} aria-hidden={!isUp || undefined}>
          <Sum goods={goods} />
          <Button
            className={styles.buy ?? ''}
            busy={busy}
            busyLabel={purchaseTexts.paying}
            disabled={disabled}
            onClick={onPay}
          >
            {purchaseTexts.buyNow}
          </Button>
        </div>
      )}
    </div>
  );
}

function Sum({ goods: { price, oriPrice, showName } }: { goods: NonNullable<BuyBarProps['goods']> }) {
  const saved = fenOf(oriPrice) - fenOf(price);
  return (
    <div className={styles.sum}>
      <span className="sr-only">{purchaseTexts.total}</span>
      <Price fen={fenOf(price)} gold />
      <p>
        {showName}
        {saved > 0 && (
          <>
            <i />
            <span className="num">{fill(shelfTexts.saved, { price: priceText(saved) })}</span>
          </>
        )}
      </p>
    </div>
  );
}
