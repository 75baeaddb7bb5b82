import { useRead } from '../../lib/reads.ts';

export type RoleName = (roles: string) => string;

/** Roles as the log stores them, by their names. */
export function useRoleName(): RoleName {
  const { data } = useRead('listRoles', {});
  const nameOf = (id: string) => data?.find((role) => role.id === id)?.name ?? id;
  return (roles) => roles.split(/,\s*/).map(nameOf).join('、');
}
