import { demandHttps } from './demand-https.ts';

/** The counter of the partners whose memberships come with ours, and how it knows us. */
export interface PartnerConfig {
  /** Before `/<partner>/accounts`, `/bindings`, `/grants` and `/authorize`. */
  url: string;
  appId: string;
  /** Signs what we ask. */
  secret: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = ['PARTNER_URL', 'PARTNER_APP_ID', 'PARTNER_SECRET'] as const;
const LEAST_SECRET_LENGTH = 16;
const DEMO_SECRET = 'membership-partner-demo';

/** What the sandbox's counter knows us by; it takes no other. */
export function sandboxPartners(sandboxUrl: string): PartnerConfig {
  return { url: `${sandboxUrl}/membership-partner`, appId: 'juban', secret: DEMO_SECRET };
}

/** All of it or none: a part alone is a mistake, not a wish to go without. None: nobody can bind, so nobody can buy. */
export function readPartners(env: Env, faults: string[]): PartnerConfig | undefined {
  if (NAMES.every((name) => !env[name])) return undefined;
  for (const name of NAMES) if (!env[name]) faults.push(`${name} is missing`);
  const { PARTNER_URL: url = '', PARTNER_APP_ID: appId = '', PARTNER_SECRET: secret = '' } = env;
  if (url) demandHttps('PARTNER_URL', url, faults);
  if (secret && secret.length < LEAST_SECRET_LENGTH)
    faults.push(`PARTNER_SECRET must have at least ${LEAST_SECRET_LENGTH} characters`);
  if (secret === DEMO_SECRET)
    faults.push("PARTNER_SECRET is the demo's, which is public: agree on another with the partner");
  return { url: url.replace(/\/$/, ''), appId, secret };
}
