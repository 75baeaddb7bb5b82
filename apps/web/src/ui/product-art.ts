/** Pictures of the product itself, independent of the content pack. */
export const PRODUCT_ART = '/content/house/art';
