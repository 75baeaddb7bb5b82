import type { FastifyInstance } from 'fastify';
import type { AppEnv } from '../../config.ts';
import { readCookie } from '../../lib/read-cookie.ts';
import { Refusal } from '../../lib/refusal.ts';
import { OIDC_TRIP_MS, type OidcService } from './oidc.service.ts';

const OIDC_RETURN = '/console/api/oidc/callback';
const TRIP_COOKIE = 'juban-oidc';

const tripCookie = (sealed: string, origin: string): string =>
  `${TRIP_COOKIE}=${sealed}; Path=${OIDC_RETURN}; Max-Age=${OIDC_TRIP_MS / 1_000}; HttpOnly; SameSite=Lax${
    origin.startsWith('https:') ? '; Secure' : ''
  }`;

export async function oidcConsoleRoutes(
  app: FastifyInstance,
  { oidcSignIns, appEnv }: { oidcSignIns: OidcService; appEnv: AppEnv },
): Promise<void> {
  app.consoleCall('readSignInWays', async () => ({ oidc: oidcSignIns.label, environment: appEnv }));
  app.consoleCall('beginOidc', async (_input, { reply, ownUrl }) => {
    const { url, sealedTrip } = await oidcSignIns.begin(ownUrl(OIDC_RETURN));
    // Lax: the identity provider's page leads back here.
    reply.header('set-cookie', tripCookie(sealedTrip, ownUrl('')));
    return reply.redirect(url);
  });
  app.consoleCall('finishOidc', async (_input, caller) => {
    const { reply, ownUrl } = caller;
    const { url = '', headers } = reply.request;
    const trip = readCookie(headers.cookie, TRIP_COOKIE);
    const token = await oidcSignIns
      .finish(new URL(url, ownUrl('')), trip, { ...caller, origin: ownUrl('') })
      .catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
    if (token === undefined) return reply.redirect('/console/sign-in?oidc=refused');
    caller.setSession(token);
    return reply.redirect('/console/');
  });
}
