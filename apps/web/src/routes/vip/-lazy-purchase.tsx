import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { hydrateLater } from '../../entry/hydrate-later.ts';
import { PurchaseMain } from '../../features/purchase/purchase-main.tsx';
import ServerPurchase, { type PurchasePageProps } from './-purchase-page.tsx';

const pickPurchase = createIsomorphicFn()
  .server(() => ServerPurchase)
  .client(() => hydrateLater<PurchasePageProps>(() => import('./-purchase-page.tsx')));

const PurchaseInside = pickPurchase();

type LazyPurchaseProps = PurchasePageProps & { title: string };

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
export const LazyPurchase = memo(function LazyPurchase({ title, ...props }: LazyPurchaseProps) {
  return (
    // The web page asks visitors to log in and reports a wrong link, which needs its code at once.
    <PurchaseMain title={title} isEager={props.variant === 'web'}>
      <PurchaseInside {...props} />
    </PurchaseMain>
  );
});
