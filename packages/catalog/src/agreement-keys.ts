import type { BrandId } from './brands.ts';
import type { ClientType } from './client-types.ts';

/** Legal documents that every brand has. */
export const AGREEMENT_TYPES = [
  'user',
  'privacy',
  'children',
  'vip',
  'renewal',
  'renewal_apple',
  'union',
  'games',
  'gift',
] as const;

export type AgreementType = (typeof AGREEMENT_TYPES)[number];

/** The key a document is stored, linked and frozen in orders by. */
export function agreementKeyOf(brand: BrandId, type: AgreementType): string {
  return `${brand}_${type}`;
}

/** Apple charges and ends renewals by its own rules, so its channels have a renewal agreement of their own. */
const RENEWAL_BY_PLATFORM: Partial<Record<ClientType['platform'], AgreementType>> = {
  ios: 'renewal_apple',
  ipad: 'renewal_apple',
};

/** The documents that a purchase through this client type's channel agrees to, the main one first. */
export function purchaseAgreementTypesOf(
  { platform }: Pick<ClientType, 'platform'>,
  renewable: boolean,
): AgreementType[] {
  return ['vip', ...(renewable ? [RENEWAL_BY_PLATFORM[platform] ?? ('renewal' as const)] : [])];
}

/** The same by their keys. */
export function purchaseAgreementsOf(
  { brand, platform }: Pick<ClientType, 'brand' | 'platform'>,
  renewable: boolean,
): string[] {
  return purchaseAgreementTypesOf({ platform }, renewable).map((type) => agreementKeyOf(brand, type));
}
