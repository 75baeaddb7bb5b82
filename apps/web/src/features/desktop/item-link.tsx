import type { BrandId } from '@juban/catalog';
import type { ReactNode } from 'react';
import { isClaim, targetOf } from '../../lib/block-target.ts';
import type { BlockItem } from './desktop-data.ts';
import { OutLink } from './out-link.tsx';

interface ItemLinkProps {
  item: BlockItem;
  brand: BrandId;
  /** Only logged-in users have something to claim. */
  canClaim: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Links an item to its target; without a target it is only shown. */
export function ItemLink({ item, brand, canClaim, className, children }: ItemLinkProps) {
  const target = targetOf(item, 'android', brand);
  if (!target || target.kind === 'restore' || (isClaim(target) && !canClaim))
    return <div className={className}>{children}</div>;
  return (
    <OutLink target={target} className={className}>
      {children}
    </OutLink>
  );
}
