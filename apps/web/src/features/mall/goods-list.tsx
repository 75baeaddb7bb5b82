import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { isConnectionLost } from '../../platform/api/connection.ts';
import { EndlessList } from '../../ui/endless-list.tsx';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { GoodsCard } from './goods-card.tsx';
import styles from './goods-list.module.css';
import { GoodsSkeleton } from './goods-skeleton.tsx';
import type { Goods } from './mall-data.ts';
import type { useGoods } from './use-goods.ts';

/** Cards that the first screen shows. */
const FIRST_CARDS = 4;

interface GoodsListProps {
  goods: ReturnType<typeof useGoods>;
  onExchange: (goods: Goods) => void;
}

/** The goods of the selected tab, with more loaded while scrolling. */
export function GoodsList({ goods: { loaded, work, loadMore }, onExchange }: GoodsListProps) {
  if (!loaded && work === 'busy') return <GoodsSkeleton />;
  if (!loaded) {
    return (
      <div className={styles.none}>
        <RetryBlock title={mallPageTexts.goodsFailed} isOffline={isConnectionLost()} onRetry={loadMore} />
      </div>
    );
  }
  if (loaded.items.length === 0 && !loaded.hasMore) {
    return (
      <div className={styles.none}>
        <EmptyBlock title={mallPageTexts.empty} hint={mallPageTexts.emptyHint} />
      </div>
    );
  }
  return (
    <EndlessList
      items={loaded.items.map((item, place) => ({ item, place }))}
      keyOf={({ item }) => item.id}
      label={mallPageTexts.goods}
      className={styles.list}
      hasMore={loaded.hasMore}
      // Reloading shows progress at the end only if more goods may follow.
      busy={work === 'busy' || (work === 'fresh' && loaded.hasMore)}
      failed={work === 'failed'}
      loadMore={loadMore}
    >
      {({ item, place }) => <GoodsCard goods={item} isFirst={place < FIRST_CARDS} onExchange={onExchange} />}
    </EndlessList>
  );
}
