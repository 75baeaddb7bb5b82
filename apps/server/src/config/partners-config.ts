import { requireHttps } from './require-https.ts';

/** The API of the partners whose memberships are sold with ours, and our account there. */
export interface PartnerConfig {
  /** The base of `/<partner>/accounts`, `/bindings`, `/grants` and `/authorize`. */
  url: string;
  appId: string;
  /** Signs our requests. */
  secret: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = ['PARTNER_URL', 'PARTNER_APP_ID', 'PARTNER_SECRET'] as const;
const LEAST_SECRET_LENGTH = 16;
const DEMO_SECRET = 'membership-partner-demo';

/** The account that the sandbox accepts; it accepts no other. */
export function sandboxPartners(sandboxUrl: string): PartnerConfig {
  return { url: `${sandboxUrl}/membership-partner`, appId: 'juban', secret: DEMO_SECRET };
}

/**
 * All variables or none: some of them alone are a mistake, not a choice to do without. Without them no
 * partner account can be bound, so nothing can be bought.
 */
export function readPartners(env: Env, faults: string[]): PartnerConfig | undefined {
  if (NAMES.every((name) => !env[name])) return undefined;
  for (const name of NAMES) if (!env[name]) faults.push(`${name} is missing`);
  const { PARTNER_URL: url = '', PARTNER_APP_ID: appId = '', PARTNER_SECRET: secret = '' } = env;
  if (url) requireHttps('PARTNER_URL', url, faults);
  if (secret && secret.length < LEAST_SECRET_LENGTH)
    faults.push(`PARTNER_SECRET must have at least ${LEAST_SECRET_LENGTH} characters`);
  if (secret === DEMO_SECRET)
    faults.push("PARTNER_SECRET is the demo's, which is public: agree on another with the partner");
  return { url: url.replace(/\/$/, ''), appId, secret };
}
