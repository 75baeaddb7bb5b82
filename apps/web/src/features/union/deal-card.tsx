import { fill } from '@juban/contract/texts/fill';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { unionTexts } from '@juban/contract/texts/union';
import { fenOf } from '@juban/domain/money';
import type { ReactNode } from 'react';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-text.ts';
import styles from './deal-card.module.css';
import { priceOf, savedOf, type UnionBrand, type UnionProduct } from './union-data.ts';
import { titleOf } from './union-goods.ts';

const MARK = 40;

interface DealCardProps {
  product: UnionProduct;
  brand: UnionBrand;
}

/** A card with the common price and both single prices, the same in both themes. */
export function DealCard({ product, brand }: DealCardProps) {
  const { background, priceInfo } = product;
  const saved = savedOf(product);
  return (
    <section className={styles.deal} data-testid="price-card">
      <img className={styles.ground} src={background} alt="" width={360} height={200} />
      <h2>{titleOf(product, brand)}</h2>
      <div className={styles.sums}>
        <Price fen={priceOf(product)} size="huge" />
        <p className={styles.saving}>
          {saved > 0 && <b className="num">{fill(unionTexts.saved, { price: priceText(saved) })}</b>}
          <span>
            {shelfTexts.originalPrice} <s className="num">¥{priceText(fenOf(priceInfo.originPrice))}</s>
          </span>
        </p>
      </div>
      <Pair product={product} brand={brand} />
    </section>
  );
}

function Pair({ product: { priceInfo }, brand }: DealCardProps) {
  const { rrtvLogo, rrtvName, rrtvTime, rrtv, unionLogo, unionName, unionTime, union } = priceInfo;
  const ownMark = rrtvLogo ? <Logo src={rrtvLogo} /> : <BrandMark brand={brand.id} size={MARK} />;
  return (
    <div className={styles.pair}>
      <Half mark={ownMark} name={rrtvName} time={rrtvTime} yuan={rrtv} />
      <i className={styles.and}>
        <span className="sr-only">{unionTexts.plus}</span>
      </i>
      <Half mark={<Logo src={unionLogo} />} name={unionName} time={unionTime} yuan={union} />
    </div>
  );
}

const Logo = ({ src }: { src: string }) => <img src={src} alt="" width={MARK} height={MARK} />;

interface HalfProps {
  mark: ReactNode;
  name: string;
  time: string;
  yuan: number;
}

function Half({ mark, name, time, yuan }: HalfProps) {
  return (
    <div className={styles.half} data-testid="product">
      {mark}
      <span>
        <b>{name}</b>
        <small className="num">
          {time} · ¥{priceText(fenOf(yuan))}
        </small>
      </span>
    </div>
  );
}
