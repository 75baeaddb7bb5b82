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

/** The key under which a document is stored, linked and frozen in orders. */
export function agreementKeyOf(brand: BrandId, type: AgreementType): string {
  return `${brand}_${type}`;
}

/** Apple controls charging and cancelling of renewals, so its channels have their own renewal agreement. */
const RENEWAL_BY_PLATFORM: Partial<Record<ClientType['platform'], AgreementType>> = {
  ios: 'renewal_apple',
  ipad: 'renewal_apple',
};

/** The documents that a purchase in this client type's channel accepts, main one first. */
export function purchaseAgreementTypesOf(
  { platform }: Pick<ClientType, 'platform'>,
  renewable: boolean,
): AgreementType[] {
  return ['vip', ...(renewable ? [RENEWAL_BY_PLATFORM[platform] ?? ('renewal' as const)] : [])];
}

/** Their keys. */
export function purchaseAgreementsOf(
  { brand, platform }: Pick<ClientType, 'brand' | 'platform'>,
  renewable: boolean,
): string[] {
  return purchaseAgreementTypesOf({ platform }, renewable).map((type) => agreementKeyOf(brand, type));
}
