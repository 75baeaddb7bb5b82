import { join } from 'node:path';

/** The name of the default pictures among the packs, also in addresses. */
export const DEFAULT_ART = 'house';

/**
 * Pictures that exist whichever pack is applied: badges, cards, the coin, tutorials, the slider's stills.
 * They are part of the product, so their folder does not depend on the configured one.
 */
export const DEFAULT_ART_ROOT = join(import.meta.dirname, '../../../../content', DEFAULT_ART);
