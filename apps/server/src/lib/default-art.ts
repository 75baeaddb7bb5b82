import { join } from 'node:path';

/** The name that the product's own pictures have among the packs, in addresses too. */
export const DEFAULT_ART = 'house';

/**
 * What the product shows whichever pack is applied: badges, cards, the coin, tutorials, the slider's stills. It is part of
 * the product, so it lies where the product does, not where the packs are.
 */
export const DEFAULT_ART_ROOT = join(import.meta.dirname, '../../../../content', DEFAULT_ART);
