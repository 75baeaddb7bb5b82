import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { useCallback, useEffect, useRef } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { useUnderBar } from '../../ui/use-under-bar.ts';
import { BalanceCard } from './balance-card.tsx';
import { DropNote } from './drop-note.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { GoodsList } from './goods-list.tsx';
import type { LoadedGoods } from './loaded-goods.ts';
import type { GoodsPage } from './mall-data.ts';
import styles from './mall-screen.module.css';
import { PointsBar } from './points-bar.tsx';
import { useBalance } from './use-balance.ts';
import { useExchange } from './use-exchange.ts';
import { useFresh } from './use-fresh.ts';
import { useGoods } from './use-goods.ts';

/** Height covered by the top bar. */
const BAR_HEIGHT = 44;

const TABS = [
  { name: '', label: mallPageTexts.all },
  { name: 'vip_p', label: mallPageTexts.vip },
  { name: 'medal_p', label: mallPageTexts.medal },
] as const;

interface MallScreenProps {
  /** The first goods for a visitor; null if they could not be loaded. */
  first: GoodsPage | null;
}

/** The points mall. */
export function MallScreen({ first }: MallScreenProps) {
  const { isKnown, balance, reload: readPoints } = useBalance();
  const goods = useGoods(first, isKnown);
  const { refresh: readGoods } = goods;
  const readBoth = useCallback(() => void Promise.all([readGoods(), readPoints()]), [readGoods, readPoints]);
  const flow = useExchange(balance, readBoth);
  const purse = useRef<HTMLElement>(null);
  // Keeps the note while another tab loads.
  const restocked = useRef<LoadedGoods['restocked']>('none');
  if (goods.loaded) restocked.current = goods.loaded.restocked;
  const isPast = useUnderBar(purse, BAR_HEIGHT);
  useEffect(() => {
    // The server's list is for visitors; a user may own some of the goods.
    if (isKnown) void readGoods();
  }, [isKnown, readGoods]);
  useFresh(isKnown, readBoth);
  return (
    <>
      <BalanceCard ref={purse} balance={balance} onRetry={readPoints} />
      {balance.kind === 'known' && <PointsBar points={balance.data} isShown={isPast} />}
      <Tabs
        label={mallPageTexts.filters}
        tabs={TABS}
        current={goods.filter}
        onChange={goods.choose}
        frame={(row) => (
          <div className={styles.filters}>
            {row}
            <DropNote restocked={restocked.current} />
          </div>
        )}
      >
        <GoodsList goods={goods} onExchange={flow.ask} />
      </Tabs>
      <ExchangeDialog flow={flow} />
    </>
  );
}
