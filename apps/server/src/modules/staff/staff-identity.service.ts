import { BRANDS } from '@juban/catalog';
import { isPermission, type Permission } from '@juban/contract/console/permissions';

export const ALL_BRANDS = '*';

/** The brands that something applies to. */
export type BrandScope = typeof ALL_BRANDS | readonly string[];

/** A signed-in member of staff with what they may do. */
export interface StaffIdentity {
  id: number;
  name: string;
  email: string;
  roles: ReadonlyArray<{ role: string; name: string; brands: readonly string[] }>;
  permissions: ReadonlyMap<Permission, BrandScope>;
}

interface GrantRow {
  permission: string;
  role: string;
  name: string;
  brand: string;
}

export function identityOf(
  { id, name, email }: { id: number; name: string; email: string },
  rows: readonly GrantRow[],
): StaffIdentity {
  const permissions = new Map<Permission, BrandScope>();
  const roles = new Map<string, { role: string; name: string; brands: Set<string> }>();
  for (const row of rows) {
    const role = roles.get(row.role) ?? { role: row.role, name: row.name, brands: new Set() };
    role.brands.add(row.brand);
    roles.set(row.role, role);
    if (isPermission(row.permission))
      permissions.set(row.permission, joinScopes(permissions.get(row.permission) ?? [], [row.brand]));
  }
  const listed = [...roles.values()].map((role) => ({ ...role, brands: [...role.brands] }));
  return { id, name, email, roles: listed, permissions };
}

export function joinScopes(one: BrandScope, other: BrandScope): BrandScope {
  if (one === ALL_BRANDS || other === ALL_BRANDS) return ALL_BRANDS;
  const joined = new Set([...one, ...other]);
  return joined.has(ALL_BRANDS) ? ALL_BRANDS : [...joined];
}

/** Empty for none. */
export const scopeOf = (staff: StaffIdentity, wanted: Permission | readonly Permission[]): BrandScope =>
  [wanted]
    .flat()
    .map((permission) => staff.permissions.get(permission) ?? [])
    .reduce<BrandScope>(joinScopes, []);

export const isInScope = (scope: BrandScope, brand: string): boolean =>
  scope === ALL_BRANDS || scope.includes(brand);

export const brandsOf = (scope: BrandScope): readonly string[] =>
  scope === ALL_BRANDS ? Object.keys(BRANDS) : scope;

/** The roles in one text, as the audit log keeps them. */
export const roleTextOf = ({ roles }: StaffIdentity): string =>
  roles
    .map(({ role, brands }) => (brands.includes(ALL_BRANDS) ? role : `${role}(${brands.join(',')})`))
    .join(' ');
