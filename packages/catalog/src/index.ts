import { BRANDS, type Brand, DEFAULT_BRAND } from './brands.ts';
import { findClientType } from './client-types.ts';

export * from './brands.ts';
export * from './client-types.ts';
export * from './versions.ts';

/** The brand of a client type; the main brand for an unknown or missing type. */
export function brandOfClientType(id: string | undefined): Brand {
  return BRANDS[(id && findClientType(id)?.brand) || DEFAULT_BRAND];
}
