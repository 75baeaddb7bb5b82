import { forEachBrand } from './brands.ts';

export type { DownloadPlatform } from './brand-facts.ts';

export const APP_LINKS = forEachBrand(({ links }) => links);
