/** Whose word on players we take, and what signs it. */
export type GamePartnersConfig =
  /** Every game's maker is played by one room of the sandbox. */
  | { provider: 'sandbox'; url: string; secret: string }
  | { provider: 'fixed'; secrets: ReadonlyMap<string, string> };

type Env = Readonly<Record<string, string | undefined>>;

const NAME = 'GAME_PARTNER_SECRETS';
const LEAST_SECRET_LENGTH = 16;
const DEMO_SECRET = 'game-partner-demo';

/** What the sandbox signs by. */
export function sandboxGamePartners(sandboxUrl: string): GamePartnersConfig {
  return { provider: 'sandbox', url: `${sandboxUrl}/game-partner`, secret: DEMO_SECRET };
}

/** `name:secret` of each, by comma; none: nobody's word on players is taken. */
export function readGamePartners(env: Env, faults: string[]): GamePartnersConfig {
  const pairs = (env[NAME] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => [text.split(':')[0] ?? '', text.split(':').slice(1).join(':')] as const);
  for (const [name, secret] of pairs) {
    if (!/^[a-z]{1,32}$/.test(name))
      faults.push(`${NAME} must be name:secret by comma, names in small letters`);
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

/** The page of the sandbox that takes a gift code, as the game itself does; there is none outside the demo. */
export function redeemPageOf(
  config: GamePartnersConfig,
  { partner, campaign, publicOrigin }: { partner: string; campaign: string; publicOrigin: string },
): string | undefined {
  if (config.provider !== 'sandbox') return undefined;
  return `${config.url}/${partner}/redeem?${new URLSearchParams({ activity: campaign, to: publicOrigin })}`;
}
