import { commonTexts } from '@juban/contract/texts/common';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { storefrontTexts } from '@juban/contract/texts/storefront';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { packageTabs } from '../../ui/package-tabs.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './goods-area.module.css';
import { PackageList } from './package-list.tsx';
import { GoodsSkeleton } from './purchase-skeleton.tsx';
import type { GoodsList } from './use-goods-list.ts';

interface ShelfAreaProps {
  goodsList: GoodsList;
  hasPlus: boolean;
  /** Only logged-in users may claim. */
  isLoggedIn: boolean;
  /** Content below the packages. */
  children: ReactNode;
}

const TABS = packageTabs(styles.mini);

/** Tabs if there are two, the link to gifts, and the packages. */
export function GoodsArea({ goodsList, hasPlus, isLoggedIn, children }: ShelfAreaProps) {
  const list = (
    <>
      <Packages goodsList={goodsList} />
      {children}
    </>
  );
  if (!hasPlus) {
    return (
      <div className={styles.area} data-part={1}>
        <h2 className={styles.title}>{shelfTexts.tabVip}</h2>
        {list}
      </div>
    );
  }
  return (
    <div className={styles.area} data-part={1}>
      {isLoggedIn && (
        <Link to="/vip/reciveThirdVip" className={styles.gifts} data-testid="gift-entry">
          {shelfTexts.claimGifts}
          <Icon name="next" size={12} />
        </Link>
      )}
      <div className={styles.tabs}>
        <Tabs label={shelfTexts.tabsLabel} tabs={TABS} current={goodsList.family} onChange={goodsList.show}>
          {list}
        </Tabs>
      </div>
    </div>
  );
}

function Packages({ goodsList }: { goodsList: GoodsList }) {
  if (goodsList.isLoading) return <GoodsSkeleton />;
  if (goodsList.packages.length === 0) {
    return (
      <div className={styles.none} role="alert">
        <p>{storefrontTexts.noProducts}</p>
        {goodsList.failed && <span>{commonTexts.tryAgain}</span>}
        <button type="button" onClick={() => goodsList.show(goodsList.family)}>
          {commonTexts.retry}
        </button>
      </div>
    );
  }
  return (
    <PackageList
      packages={goodsList.packages}
      chosen={goodsList.chosen?.id}
      running={goodsList.running}
      onChoose={goodsList.choose}
    />
  );
}
