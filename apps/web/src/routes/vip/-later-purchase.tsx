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

// Not drawn anew without need: React would drop the server's HTML that it has not taken over yet.
export const LaterPurchase = memo(function LaterPurchase({ title, ...props }: LaterPurchaseProps) {
  return (
    // The page of the web asks visitors to log in, and says at once when its link is wrong.
    <PurchaseMain title={title} isEager={props.variant === 'web'}>
      <PurchaseInside {...props} />
    </PurchaseMain>
  );
});
