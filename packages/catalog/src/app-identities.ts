import { forEachBrand } from './brands.ts';

export const APP_IDENTITIES = forEachBrand(({ identity }) => identity);

/** Paths that an installed app opens instead of the browser. */
export const APP_PATHS = ['/share_open/*', '/h5/share_open/*', '/share/*', '/h5/share/*'] as const;
