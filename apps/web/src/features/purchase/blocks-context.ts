import type { BrandId } from '@juban/catalog';
import { createContext, useContext } from 'react';
import type { BlockItem, System } from './purchase-data.ts';

/** What every item of every block needs to know of its page. */
export interface BlocksScope {
  system: System;
  brand: BrandId;
  /** False where nothing may lead to the gifts: nobody is logged in, or VIP+ is not sold. */
  canClaim: boolean;
  onTap: (item: BlockItem) => void;
  /** Without it nothing can be restored here. */
  onRestore?: (() => void) | undefined;
  restoring?: boolean | undefined;
}

const BlocksContext = createContext<BlocksScope | undefined>(undefined);

export const BlocksProvider = BlocksContext.Provider;

export function useBlocks(): BlocksScope {
  const scope = useContext(BlocksContext);
  if (!scope) throw new Error('a block stands outside its page');
  return scope;
}
