import { forEachBrand } from './brands.ts';

export const APP_PUBLISHERS = forEachBrand(({ publisher }) => publisher);
