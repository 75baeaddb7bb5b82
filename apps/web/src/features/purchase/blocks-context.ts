import type { BrandId } from '@juban/catalog';
import { createContext, useContext } from 'react';
import type { BlockItem, System } from './purchase-data.ts';

/** Page data that items of blocks need. */
export interface BlocksScope {
  system: System;
  brand: BrandId;
  /** False if nothing may lead to the gifts: no user, or no VIP+ on sale. */
  canClaim: boolean;
  onTap: (item: BlockItem) => void;
  /** Without it restoring is not offered. */
  onRestore?: (() => void) | undefined;
  restoring?: boolean | undefined;
}

const BlocksContext = createContext<BlocksScope | undefined>(undefined);

export const BlocksProvider = BlocksContext.Provider;

export function useBlocks(): BlocksScope {
  const scope = useContext(BlocksContext);
  if (!scope) throw new Error('useBlocks needs a BlocksProvider');
  return scope;
}
