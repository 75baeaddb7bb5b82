/** A membership that ends after this moment (2099-12-31 23:59:59 in Shanghai) counts as permanent. */
export const PERMANENT_AFTER = new Date('2099-12-31T23:59:59+08:00');

export function isPermanent(expiresAt: Date): boolean {
  return expiresAt > PERMANENT_AFTER;
}
