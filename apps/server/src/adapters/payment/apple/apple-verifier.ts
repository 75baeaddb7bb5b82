import type { SignedDataVerifier } from '@apple/app-store-server-library';
import type { BrandId } from '@juban/catalog';
import type { AppleAccount } from '../../../config/apple-config.ts';
import { withTimeLimit } from '../../../lib/time-limit.ts';
import { AppleDataRefused } from '../../../ports/apple-store.ts';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';

/** The status check of a certificate uses the network, where the library waits half a minute. */
const TIME_LIMIT_MS = 6_000;

export interface AppleVerifierOptions {
  apps: Accounts<AppleAccount>;
  /** Whether certificates are also checked with their issuer, and must be valid today. */
  onlineChecks: boolean;
}

interface Session {
  app: AppleAccount;
  verifier: SignedDataVerifier;
}

export type AppleVerifier = ReturnType<typeof createAppleVerifier>;

/** Apple's own library for each brand's app; loaded with the first data to verify. */
export function createAppleVerifier({ apps, onlineChecks }: AppleVerifierOptions) {
  const sessions = new WeakMap<AppleAccount, Session>();

  async function sessionOf(app: AppleAccount): Promise<Session> {
    const known = sessions.get(app);
    if (known) return known;
    const { SignedDataVerifier: Verifier } = await loadLibrary();
    const roots = app.roots.map((root) => Buffer.from(root, 'base64'));
    const verifier = new Verifier(
      roots,
      onlineChecks,
      app.environment as ConstructorParameters<typeof Verifier>[2],
      app.bundleId,
      app.appAppleId,
    );
    const session = { app, verifier };
    sessions.set(app, session);
    return session;
  }

  async function attempt<Word>(app: AppleAccount, read: (session: Session) => Promise<Word>): Promise<Word> {
    const tooLate = () => new ProviderUnavailable('certificates could not be checked in time');
    try {
      return await withTimeLimit(read(await sessionOf(app)), TIME_LIMIT_MS, tooLate);
    } catch (error) {
      throw await translate(error);
    }
  }

  return {
    /** Verifies with the brand's app; if that fails and the app may have changed, tries once more. */
    async verified<Word>(brand: BrandId, read: (session: Session) => Promise<Word>): Promise<Word> {
      try {
        return await attempt(await apps.of(brand), read);
      } catch (error) {
        if (!(error instanceof AppleDataRefused)) throw error;
        const app = await apps.renewed(brand);
        if (!app) throw error;
        return attempt(app, read);
      }
    },
  };
}

const loadLibrary = () => import('@apple/app-store-server-library');

/** The library's errors have no message, so only their kind is reported. */
async function translate(error: unknown): Promise<Error> {
  const { VerificationException, VerificationStatus } = await loadLibrary();
  if (!(error instanceof VerificationException)) return error as Error;
  const kind = VerificationStatus[error.status] ?? 'unknown';
  if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE)
    return new ProviderUnavailable(`certificates could not be checked: ${kind}`);
  // Apple also sends data of its other environment and of other apps.
  const isElsewhere =
    error.status === VerificationStatus.INVALID_ENVIRONMENT ||
    error.status === VerificationStatus.INVALID_APP_IDENTIFIER;
  return new AppleDataRefused(`its verification failed: ${kind}`, { isForged: !isElsewhere });
}
