import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { useCallback, useEffect, useRef } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { DropNote } from './drop-note.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { GoodsList } from './goods-list.tsx';
import type { GoodsPage } from './mall-data.ts';
import styles from './mall-screen.module.css';
import { PointsBar } from './points-bar.tsx';
import { Purse } from './purse.tsx';
import { useExchange } from './use-exchange.ts';
import { useGoods } from './use-goods.ts';
import { usePurse } from './use-purse.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const TABS = [
  { name: '', label: mallPageTexts.all },
  { name: 'vip_p', label: mallPageTexts.vip },
  { name: 'medal_p', label: mallPageTexts.medal },
] as const;

interface MallScreenProps {
  title: string;
  /** The first goods as a visitor sees them; null where they could not be had. */
  first: GoodsPage | null;
}

/** What points are good for. */
export function MallScreen({ title, first }: MallScreenProps) {
  const { who, balance, reload: reloadPoints } = usePurse();
  const goods = useGoods(first);
  const { reload: reloadGoods } = goods;
  const reloadBoth = useCallback(
    () => Promise.all([reloadGoods(), reloadPoints()]),
    [reloadGoods, reloadPoints],
  );
  const flow = useExchange(balance, reloadBoth);
  const purse = useRef<HTMLElement>(null);
  const isPast = useScrolledPast(purse);
  useEffect(() => {
    // The server's list is a visitor's: what one holds already is known only now.
    if (who === 'user') void reloadGoods();
  }, [who, reloadGoods]);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{title}</h1>
      <Purse ref={purse} balance={balance} onRetry={() => void reloadPoints()} />
      {typeof balance === 'number' && <PointsBar points={balance} isShown={isPast} />}
      <Tabs
        label={mallPageTexts.filters}
        tabs={TABS}
        current={goods.filter}
        onChange={goods.choose}
        frame={(row) => (
          <div className={styles.filters}>
            {row}
            <DropNote />
          </div>
        )}
      >
        <GoodsList goods={goods} onExchange={flow.ask} />
      </Tabs>
      <ExchangeDialog flow={flow} />
    </main>
  );
}
