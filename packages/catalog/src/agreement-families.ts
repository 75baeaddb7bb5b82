import { type AgreementType, agreementKeyOf } from './agreement-keys.ts';
import { BRANDS, type BrandId } from './brands.ts';
import type { ClientType } from './client-types.ts';

/** The documents of a tab bar, in order. */
export const FAMILY_TYPES = ['user', 'privacy', 'children'] as const satisfies readonly AgreementType[];

export type FamilyType = (typeof FAMILY_TYPES)[number];

/** An app variant with its own documents. */
export const AGREEMENT_VARIANTS = ['jsb', 'zyb', 'android', 'ios', 'huawei'] as const;

export type AgreementVariant = (typeof AGREEMENT_VARIANTS)[number];

export interface AgreementFamily {
  id: string;
  brand: BrandId;
  /** Undefined for the default of the brand. */
  variant?: AgreementVariant;
  /** Whether the active tab is red. */
  red?: true;
}

/** Variants by the client type that uses them; all other clients use the family of their brand. */
const VARIANT_OF: Readonly<Record<string, AgreementVariant>> = {
  ios_rrtv_jsb: 'jsb',
  ios_zyb: 'zyb',
  android_jqq: 'android',
  ios_jqq: 'ios',
  android_jqq_huawei: 'huawei',
};

const VARIANTS_OF_BRAND: Readonly<Partial<Record<BrandId, readonly AgreementVariant[]>>> = {
  yujian: ['jsb', 'zyb'],
  jqq: ['android', 'ios', 'huawei'],
};

const RED_BRANDS: ReadonlySet<BrandId> = new Set(['jqq']);

/** All families. */
export const AGREEMENT_FAMILIES: readonly AgreementFamily[] = Object.values(BRANDS).flatMap(
  ({ id: brand }) => {
    const red = RED_BRANDS.has(brand) ? ({ red: true } as const) : {};
    const variants = VARIANTS_OF_BRAND[brand] ?? [];
    return [
      { id: brand, brand, ...red },
      ...variants.map((variant) => ({ id: `${brand}_${variant}`, brand, variant, ...red })),
    ];
  },
);

/** The key of a document in a family. */
export const familyKeyOf = ({ id }: Pick<AgreementFamily, 'id'>, type: FamilyType): string => `${id}_${type}`;

/** The family that a client type shows. */
export function familyOf({ id, brand }: Pick<ClientType, 'id' | 'brand'>): AgreementFamily {
  const variant = VARIANT_OF[id];
  const own = AGREEMENT_FAMILIES.find((family) => family.brand === brand && family.variant === variant);
  if (!own) throw new Error(`no agreements for ${id}`);
  return own;
}

/** The family of a document; undefined for one that is not in a tab bar. */
export function familyOfKey(key: string): AgreementFamily | undefined {
  return AGREEMENT_FAMILIES.find((family) => FAMILY_TYPES.some((type) => familyKeyOf(family, type) === key));
}

const isFamilyType = (type: AgreementType): type is FamilyType =>
  FAMILY_TYPES.some((member) => member === type);

/** The key of a client's document of a type: that of its variant if the variant has that type. */
export function clientKeyOf(client: Pick<ClientType, 'id' | 'brand'>, type: AgreementType): string {
  return isFamilyType(type) ? familyKeyOf(familyOf(client), type) : agreementKeyOf(client.brand, type);
}
