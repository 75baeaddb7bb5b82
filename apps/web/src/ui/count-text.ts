/** 12,480: the same on the server and in every browser, whatever its language. */
export const countText = (count: number): string => count.toLocaleString('en-US');
