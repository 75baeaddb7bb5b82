import { forEachBrand } from './brands.ts';

export const BRAND_MARKS = forEachBrand(({ mark }) => mark);
