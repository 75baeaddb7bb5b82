import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { priceText } from '../../ui/price-text.ts';
import styles from './buy-area.module.css';
import { PAY_MARK } from './buy-layer.ts';
import type { SellingPackage } from './purchase-data.ts';

interface PayButtonProps {
  /** Undefined if there is nothing to buy. */
  goods: Pick<SellingPackage, 'price' | 'oriPrice'> | undefined;
  /** The user has been a member. */
  renews?: boolean;
  busy: boolean;
  disabled?: boolean;
  onPay: () => void;
}

/** The main button, which names the price. */
export function PayButton({ goods, renews = false, busy, disabled = false, onPay }: PayButtonProps) {
  const fen = goods && fenOf(goods.price);
  const saved = goods && !disabled ? fenOf(goods.oriPrice) - fenOf(goods.price) : 0;
  const pattern = renews ? purchaseTexts.payRenew : purchaseTexts.pay;
  const words = fen === undefined ? purchaseTexts.buyNow : fill(pattern, { price: priceText(fen) });
  return (
    <div className={styles.pay}>
      <Button
        {...PAY_MARK}
        wide
        className="num"
        busy={busy}
        busyLabel={purchaseTexts.paying}
        disabled={disabled}
        onClick={onPay}
      >
        {words}
      </Button>
      {saved > 0 && (
        <span className={classNames(styles.saved, 'num')}>
          {fill(shelfTexts.saved, { price: priceText(saved) })}
        </span>
      )}
    </div>
  );
}
