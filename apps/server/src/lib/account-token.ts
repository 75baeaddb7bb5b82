import type { Secrets } from './secrets.ts';

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * The UUID that identifies an account to an app store: always the same, and it does not reveal the account.
 */
export function accountTokenOf(secrets: Secrets, userId: number): string {
  const bytes = Buffer.from(secrets.index('store-account', String(userId)), 'base64url').subarray(0, 16);
  // Version 8 (custom), and the variant that every UUID has.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(UUID_PARTS, '$1-$2-$3-$4-$5');
}
