/** Pictures of the product itself, independent of the content pack. */
export const HOUSE_ART = '/content/house/art';
