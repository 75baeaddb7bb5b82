import type { ReactNode } from 'react';
import { AccountRow } from './account-row.tsx';
import { DealCard } from './deal-card.tsx';
import { Rights } from './rights.tsx';
import { Rules } from './rules.tsx';
import type { UnionAccount, UnionBrand, UnionProduct } from './union-data.ts';
import styles from './union-screen.module.css';

interface UnionScreenProps {
  product: UnionProduct;
  brand: UnionBrand;
  account: UnionAccount;
  /** On the way to the partner's own page. */
  leaving: boolean;
  onLogin: () => void;
  onBind: () => void;
  onRetry: () => Promise<unknown>;
  /** The large button and what one agrees to. */
  buy: ReactNode;
  /** What the store demands to be said. */
  note: string | undefined;
}

/** Two memberships for one price, from the price down to the small print. */
export function UnionScreen(props: UnionScreenProps) {
  const { product, brand, account, leaving, onLogin, onBind, onRetry, buy, note } = props;
  return (
    <>
      <DealCard product={product} brand={brand} />
      <AccountRow
        account={account}
        partnerName={product.priceInfo.unionName}
        leaving={leaving}
        onLogin={onLogin}
        onBind={onBind}
        onRetry={onRetry}
      />
      {buy}
      <Rights rights={product.rights} />
      <Rules rules={product.rules} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}
