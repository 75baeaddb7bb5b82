import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { Link } from '@tanstack/react-router';
import styles from './goods-card.module.css';
import { GoodsCover } from './goods-cover.tsx';
import { GoodsPrice } from './goods-price.tsx';
import { discountNote, isGone, noteOf } from './goods-words.ts';
import type { Goods } from './mall-data.ts';

interface ExchangeWayProps {
  goods: Goods;
  onExchange: (goods: Goods) => void;
}

interface GoodsCardProps extends ExchangeWayProps {
  /** On the first screen. */
  isFirst: boolean;
}

/** An item, or the link to the game centre. */
export function GoodsCard({ goods, isFirst, onExchange }: GoodsCardProps) {
  const { name, points, payPoints, goodsType } = goods;
  const isGame = goodsType === 'game_center';
  return (
    <article className={styles.card}>
      <GoodsCover goods={goods} isFirst={isFirst} isGone={isGone(goods)} />
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.note}>{noteOf(goods)}</p>
        <div className={styles.price}>
          {isGame ? (
            <span className={styles.free}>{mallPageTexts.free}</span>
          ) : (
            <GoodsPrice paid={payPoints} full={points} />
          )}
        </div>
        <div className={styles.foot}>
          {isGame ? (
            <Link to="/games/home" className={styles.go} aria-label={`${mallPageTexts.play} ${name}`}>
              {mallPageTexts.play}
            </Link>
          ) : (
            <>
              <span className={styles.saving}>{discountNote(goods)}</span>
              <ExchangeWay goods={goods} onExchange={onExchange} />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

/** A button only if the goods are available; plain, so that a tap before hydration is replayed. */
function ExchangeWay({ goods, onExchange }: ExchangeWayProps) {
  if (goods.hold) return <span className={styles.owned}>{mallPageTexts.owned}</span>;
  if (isGone(goods)) return <span className={styles.out}>{mallPageTexts.soldOut}</span>;
  return (
    <button
      type="button"
      className={styles.go}
      aria-label={`${mallPageTexts.exchange} ${goods.name}`}
      onClick={() => onExchange(goods)}
    >
      {mallPageTexts.exchange}
    </button>
  );
}
