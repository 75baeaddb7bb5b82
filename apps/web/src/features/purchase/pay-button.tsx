import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import button from '../../ui/button.module.css';
import { classNames } from '../../ui/class-names.ts';
import { priceText } from '../../ui/price-text.ts';
import styles from './buy-area.module.css';
import type { SellingPackage } from './purchase-data.ts';

interface PayButtonProps {
  /** Undefined while there is nothing to buy. */
  goods: Pick<SellingPackage, 'price' | 'oriPrice'> | undefined;
  busy: boolean;
  disabled?: boolean;
  onPay: () => void;
}

/**
 * The one large button: its words name the price. A bare one, because the dressed one is off until its code is
 * there, and a first tap on this page is kept until then.
 */
export function PayButton({ goods, busy, disabled = false, onPay }: PayButtonProps) {
  const fen = goods && fenOf(goods.price);
  const saved = goods && !disabled ? fenOf(goods.oriPrice) - fenOf(goods.price) : 0;
  const words = fen === undefined ? purchaseTexts.buyNow : fill(purchaseTexts.pay, { price: priceText(fen) });
  return (
    <div className={styles.pay}>
      <button
        type="button"
        className={classNames(button.button, button.primary, button.wide, 'num')}
        disabled={disabled}
        data-off={disabled || undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onPay}
      >
        <span className={button.label}>
          {busy && <span className={button.ring} aria-hidden="true" />}
          {busy ? purchaseTexts.paying : words}
        </span>
      </button>
      {saved > 0 && (
        <span className={classNames(styles.saved, 'num')}>
          {fill(shelfTexts.saved, { price: priceText(saved) })}
        </span>
      )}
    </div>
  );
}
