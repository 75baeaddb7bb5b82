import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { ApprovalService } from '../audit/approval.service.ts';
import { type BrandScope, brandsOf, joinScopes } from './staff-identity.service.ts';
import { FACTOR_FRESH_MS, type SignedIn } from './staff-session.service.ts';

export interface OwnIdentityNeeds {
  appEnv: 'demo' | 'production';
  approvals: Pick<ApprovalService, 'countFor'>;
}

/** Who is signed in, as pages show it. */
export async function describeOwn(
  { identity, session }: SignedIn,
  { appEnv, approvals }: OwnIdentityNeeds,
): Promise<ConsoleOutput<'getMe'>> {
  const scopes = [...identity.permissions.values()];
  return {
    id: String(identity.id),
    name: identity.name,
    email: identity.email,
    roles: identity.roles.map((role) => ({ ...role, brands: [...role.brands] })),
    brands: [...brandsOf(scopes.reduce<BrandScope>(joinScopes, []))],
    permissions: [...identity.permissions.keys()],
    factorFreshUntil: (session.factorAt?.getTime() ?? 0) + FACTOR_FRESH_MS,
    environment: appEnv,
    approvalsWaiting: await approvals.countFor(identity),
  };
}
