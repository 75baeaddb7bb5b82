/** Pictures of the product itself, which are there whichever content pack is applied. */
export const HOUSE_ART = '/content/house/art';
