import type { BrandId } from '@juban/catalog';

/** Paths that name their brand, whatever the client type says. */
export const PATH_BRANDS: Readonly<Record<string, BrandId>> = {
  '/pieceListDDSP': 'ddsp',
  '/filmCriticDDSP': 'ddsp',
  '/dddown': 'ddsp',
};
