import { commonTexts } from '@juban/contract/texts/common';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { storefrontTexts } from '@juban/contract/texts/storefront';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { shelfTabs } from '../../ui/shelf-tabs.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PackageList } from './package-list.tsx';
import { ShelfSkeleton } from './purchase-skeleton.tsx';
import styles from './shelf-area.module.css';
import type { Shelf } from './use-shelf.ts';

interface ShelfAreaProps {
  shelf: Shelf;
  hasPlus: boolean;
  /** Only logged-in users may claim. */
  isLoggedIn: boolean;
  /** Content below the packages. */
  children: ReactNode;
}

const TABS = shelfTabs(styles.mini);

/** Tabs if there are two, the link to gifts, and the packages. */
export function ShelfArea({ shelf, hasPlus, isLoggedIn, children }: ShelfAreaProps) {
  const list = (
    <>
      <Packages shelf={shelf} />
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
        <Tabs label={shelfTexts.tabsLabel} tabs={TABS} current={shelf.family} onChange={shelf.show}>
          {list}
        </Tabs>
      </div>
    </div>
  );
}

function Packages({ shelf }: { shelf: Shelf }) {
  if (shelf.isLoading) return <ShelfSkeleton />;
  if (shelf.packages.length === 0) {
    return (
      <div className={styles.none} role="alert">
        <p>{storefrontTexts.noProducts}</p>
        {shelf.failed && <span>{commonTexts.tryAgain}</span>}
        <button type="button" onClick={() => shelf.show(shelf.family)}>
          {commonTexts.retry}
        </button>
      </div>
    );
  }
  return (
    <PackageList
      packages={shelf.packages}
      chosen={shelf.chosen?.id}
      running={shelf.running}
      onChoose={shelf.choose}
    />
  );
}
