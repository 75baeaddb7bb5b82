import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { later } from '../../entry/later.ts';
import { PurchaseMain } from '../../features/purchase/purchase-main.tsx';
import ServerPurchase, { type PurchasePageProps } from './-purchase-page.tsx';

const pickPurchase = createIsomorphicFn()
  .server(() => ServerPurchase)
  .client(() => later<PurchasePageProps>(() => import('./-purchase-page.tsx')));

const PurchaseInside = pickPurchase();

type LaterPurchaseProps = PurchasePageProps & { title: string };

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
export const LaterPurchase = memo(function LaterPurchase({ title, ...props }: LaterPurchaseProps) {
  return (
    // The web page asks visitors to log in and reports a wrong link, which needs its code at once.
    <PurchaseMain title={title} isEager={props.variant === 'web'}>
      <PurchaseInside {...props} />
    </PurchaseMain>
  );
});
