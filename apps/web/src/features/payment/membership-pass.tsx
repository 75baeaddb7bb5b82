import type { BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { membershipEndTexts } from '@juban/contract/texts/membership-end';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { fenOf } from '@juban/domain/money';
import { membershipEndDay } from '../../lib/membership-end-text.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { priceText } from '../../ui/price-text.ts';
import { Guilloche } from './guilloche.tsx';
import styles from './membership-pass.module.css';
import type { OrderDetail } from './order-data.ts';

interface MembershipPassProps {
  order: OrderDetail;
  brand: BrandId;
  /** Undefined while unknown; its space is reserved. */
  end: number | undefined;
}

/** A card with the membership after the payment, the same in both themes. */
export function MembershipPass({ order, brand, end }: MembershipPassProps) {
  const { goodsName, days, vPower: value, price } = order;
  return (
    <article className={styles.pass} data-testid="membership-pass">
      <Guilloche />
      <header>
        <BrandMark brand={brand} size={28} />
        <b>{goodsName}</b>
      </header>
      <p className={styles.label}>{membershipEndTexts.untilLabel}</p>
      <p className={`${styles.end} num`}>{end === undefined ? '\u00a0' : membershipEndDay(end)}</p>
      <dl>
        <div>
          <dt>{paymentTexts.daysLabel}</dt>
          <dd className="num">+{fill(paymentTexts.days, { days })}</dd>
        </div>
        <div>
          <dt>{orderTexts.gainPower}</dt>
          <dd className="num">{fill(paymentTexts.vPower, { value })}</dd>
        </div>
        <div>
          <dt>{orderTexts.paidSum}</dt>
          <dd className="num">¥{priceText(fenOf(price))}</dd>
        </div>
      </dl>
    </article>
  );
}
