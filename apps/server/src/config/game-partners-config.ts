/** The partners whose reports on players are accepted, with the secrets that sign them. */
export type GamePartnersConfig =
  /** The sandbox plays every game's maker. */
  | { provider: 'sandbox'; url: string; secret: string }
  | { provider: 'fixed'; secrets: ReadonlyMap<string, string> };

type Env = Readonly<Record<string, string | undefined>>;

const NAME = 'GAME_PARTNER_SECRETS';
const LEAST_SECRET_LENGTH = 16;
const DEMO_SECRET = 'game-partner-demo';

/** The secret that the sandbox signs with. */
export function sandboxGamePartners(sandboxUrl: string): GamePartnersConfig {
  return { provider: 'sandbox', url: `${sandboxUrl}/game-partner`, secret: DEMO_SECRET };
}

/** `name:secret` of each, separated by commas; by default no partner's reports are accepted. */
export function readGamePartners(env: Env, faults: string[]): GamePartnersConfig {
  const pairs = (env[NAME] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => [text.split(':')[0] ?? '', text.split(':').slice(1).join(':')] as const);
  for (const [name, secret] of pairs) {
    if (!/^[a-z]{1,32}$/.test(name))
      faults.push(`${NAME} must be name:secret pairs separated by commas, names in lower case`);
    else if (secret.length < LEAST_SECRET_LENGTH)
      faults.push(`${NAME}: the secret of ${name} must have at least ${LEAST_SECRET_LENGTH} characters`);
    else if (secret === DEMO_SECRET)
      faults.push(`${NAME}: the secret of ${name} is the demo's, which is public: agree on another`);
  }
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) faults.push(`${NAME} names a partner twice`);
  return { provider: 'fixed', secrets: new Map(pairs) };
}

export function gamePartnerSecretOf(config: GamePartnersConfig, partner: string): string | undefined {
  return config.provider === 'sandbox' ? config.secret : config.secrets.get(partner);
}

/** The sandbox page that accepts a gift code, as a game does; undefined outside the demo. */
export function redeemPageOf(
  config: GamePartnersConfig,
  { partner, campaign, publicOrigin }: { partner: string; campaign: string; publicOrigin: string },
): string | undefined {
  if (config.provider !== 'sandbox') return undefined;
  return `${config.url}/${partner}/redeem?${new URLSearchParams({ activity: campaign, to: publicOrigin })}`;
}
