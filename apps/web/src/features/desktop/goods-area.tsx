import { shelfTexts } from '@juban/contract/texts/shelf';
import type { ReactNode } from 'react';
import type { Running } from '../../lib/running-contracts.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import type { Goods } from './desktop-data.ts';
import styles from './goods-area.module.css';
import type { useDesktopGoods } from './use-desktop-goods.ts';

export interface Row {
  packages: readonly Goods[];
  chosen: Goods;
  running: Running;
  onChoose: (id: string) => void;
}

interface GoodsAreaProps {
  goodsList: ReturnType<typeof useDesktopGoods>;
  /** Layout of the packages. */
  children: (row: Row) => ReactNode;
}

/** The packages of the open tab, or why there are none, and below them the details of the chosen one. */
export function GoodsArea({ goodsList, children }: GoodsAreaProps) {
  const { packages, chosen, running, choose, error, isFetching, reload } = goodsList;
  if (error && !packages) {
    return (
      <RetryBlock
        title={shelfTexts.goodsFailed}
        isOffline={isNoConnection(error)}
        busy={isFetching}
        onRetry={() => void reload()}
      />
    );
  }
  if (!packages) {
    return (
      <Skeleton className={styles.waiting}>
        <Bone shape="panel" height={172} />
      </Skeleton>
    );
  }
  if (!chosen) return <EmptyBlock title={shelfTexts.noGoods} hint={shelfTexts.noGoodsHint} />;
  return (
    <>
      {children({ packages, chosen, running, onChoose: choose })}
      <p className={styles.say} data-testid="package-note">
        {chosen.description}
      </p>
    </>
  );
}
