import type { ReactNode } from 'react';
import { DealCard } from './deal-card.tsx';
import { Rights } from './rights.tsx';
import { Rules } from './rules.tsx';
import type { UnionBrand, UnionProduct } from './union-data.ts';
import styles from './union-screen.module.css';

interface UnionScreenProps {
  product: UnionProduct;
  brand: UnionBrand;
  /** A note that the store requires. */
  note: string | undefined;
  /** Account and buy button, or where else the union is sold. */
  children: ReactNode;
}

/** Two memberships for one price, from the price to the fine print. */
export function UnionScreen({ product, brand, note, children }: UnionScreenProps) {
  return (
    <>
      <DealCard product={product} brand={brand} />
      {children}
      <Rights rights={product.rights} />
      <Rules rules={product.rules} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </>
  );
}
