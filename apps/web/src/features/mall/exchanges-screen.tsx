import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { reviewTexts } from '@juban/contract/texts/review';
import { shortText } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import { api } from '../../platform/api/api.ts';
import ways from '../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../ui/state-block.tsx';
import styles from './exchanges-screen.module.css';
import { GoodsPrice } from './goods-price.tsx';
import type { Exchange } from './mall-data.ts';
import rows from './user-list.module.css';
import { UserList } from './user-list.tsx';

const REVIEWS = { held: reviewTexts.exchangeHeld, refused: reviewTexts.exchangeRefused } as const;

const WORDS = {
  label: mallPageTexts.exchangesList,
  login: mallPageTexts.exchangesLogin,
  failed: mallPageTexts.exchangesFailed,
};

/** The user's exchanges. */
export function ExchangesScreen({ title }: { title: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <UserList<Exchange>
        name="exchanges"
        load={(pageNum) => api.listExchanges({ pageNum })}
        keyOf={({ exchangeNo }) => exchangeNo}
        words={WORDS}
        empty={<NoExchanges />}
        stateClass={styles.state}
      >
        {(exchange) => <ExchangeRow exchange={exchange} />}
      </UserList>
    </main>
  );
}

function ExchangeRow({ exchange }: { exchange: Exchange }) {
  const { name, cover, points, fullPoints, days, createTime, review } = exchange;
  const given = days > 0 ? fill(mallPageTexts.gaveDays, { days }) : mallPageTexts.gaveMedal;
  return (
    <div className={rows.row} data-pictured="">
      <img src={cover} alt="" width={44} height={44} loading="lazy" data-card={days > 0 || undefined} />
      <span>
        <b>{name}</b>
        <small className="num">{shortText(createTime)}</small>
        {review && <small>{REVIEWS[review]}</small>}
      </span>
      <span className={rows.end}>
        <GoodsPrice paid={points} full={fullPoints} className={styles.points} />
        <small>{review ? reviewTexts[review] : given}</small>
      </span>
    </div>
  );
}

function NoExchanges() {
  return (
    <EmptyBlock title={mallPageTexts.exchangesEmpty} hint={mallPageTexts.exchangesEmptyHint}>
      <Link to="/mall" className={ways.ghost}>
        {mallPageTexts.toMall}
      </Link>
    </EmptyBlock>
  );
}
