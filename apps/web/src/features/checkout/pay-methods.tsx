import { checkoutTexts } from '@juban/contract/texts/checkout';
import { walletTexts } from '@juban/contract/texts/wallets';
import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { priceText } from '../../ui/price-text.ts';
import { WalletMark } from '../../ui/wallet-mark.tsx';
import type { PayOffer } from './checkout-goods.ts';
import styles from './pay-methods.module.css';

interface PayMethodsProps {
  offers: readonly PayOffer[];
  chosen: number;
  /** Prices may differ. */
  showsPrice: boolean;
  /** Note below the only wallet. */
  hint: string | undefined;
  disabled: boolean;
  onChoose: (chosen: number) => void;
}

export function PayMethods({ offers, chosen, showsPrice, hint, disabled, onChoose }: PayMethodsProps) {
  const name = useId();
  return (
    <fieldset className={styles.methods} disabled={disabled}>
      <legend className="sr-only">{checkoutTexts.payTitle}</legend>
      {offers.map((offer, place) => (
        <label key={`${offer.wallet} ${offer.goodsCode}`} className={styles.method}>
          <WalletMark wallet={offer.wallet} />
          <span className={styles.words}>
            <b>
              {walletTexts[offer.wallet]}
              {place === 0 && offers.length > 1 && <em>{checkoutTexts.recommended}</em>}
            </b>
            {(hint ?? offer.hint) && <small>{hint ?? offer.hint}</small>}
          </span>
          {showsPrice && <span className={`${styles.price} num`}>¥{priceText(offer.fen)}</span>}
          <input type="radio" name={name} checked={place === chosen} onChange={() => onChoose(place)} />
          <span className={styles.tick} aria-hidden="true">
            <Icon name="check" size={12} line={2.6} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
