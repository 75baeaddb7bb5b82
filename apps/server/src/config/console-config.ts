import { isOrigin } from './is-origin.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface ConsoleConfig {
  /** Where the console listens; undefined: it is not served, or in the demo by the same server. */
  consolePort: number | undefined;
  /** The console's own origin; undefined in the demo, where it is that of the product. */
  consoleOrigin: string | undefined;
  /** Where staff can sign in besides the console itself. */
  oidc: OidcConfig | undefined;
}

/** The identity provider at which staff sign in. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button. */
  label: string;
}

const sandboxOidc = (sandboxUrl: string): OidcConfig => ({
  issuer: `${sandboxUrl}/oidc`,
  clientId: 'juban-console',
  clientSecret: 'sandbox-console-secret',
  label: '沙盒单点登录',
});

/** Undefined if none is configured. */
function readOidc(env: Env, faults: string[]): OidcConfig | undefined {
  const issuer = env.CONSOLE_OIDC_ISSUER;
  if (!issuer) return undefined;
  const need = (name: string) => {
    const value = env[name];
    if (!value) faults.push(`${name} is missing, and CONSOLE_OIDC_ISSUER is set`);
    return value ?? '';
  };
  if (!issuer.startsWith('https://') || !URL.canParse(issuer))
    faults.push(`CONSOLE_OIDC_ISSUER must be an https address, not "${issuer}"`);
  return {
    issuer,
    clientId: need('CONSOLE_OIDC_CLIENT_ID'),
    clientSecret: need('CONSOLE_OIDC_CLIENT_SECRET'),
    label: env.CONSOLE_OIDC_LABEL || '公司账号登录',
  };
}

export const demoConsole = (sandboxUrl: string): ConsoleConfig => ({
  consolePort: undefined,
  consoleOrigin: undefined,
  oidc: sandboxOidc(sandboxUrl),
});

/** The console is off unless it has a port, and then it needs an origin of its own. */
export function readConsole(env: Env, faults: string[]): ConsoleConfig {
  const { CONSOLE_PORT: port, CONSOLE_ORIGIN: origin } = env;
  const oidc = readOidc(env, faults);
  if (!port) return { consolePort: undefined, consoleOrigin: undefined, oidc };
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535)
    faults.push(`CONSOLE_PORT must be a whole number from 1 to 65535, not "${port}"`);
  if (!origin) faults.push('CONSOLE_ORIGIN is missing, and CONSOLE_PORT is set');
  else if (!isOrigin(origin) || !origin.startsWith('https://'))
    faults.push(
      `CONSOLE_ORIGIN must be an https origin such as https://console.example.com, not "${origin}"`,
    );
  else if (origin === env.PUBLIC_ORIGIN)
    faults.push('CONSOLE_ORIGIN must differ from PUBLIC_ORIGIN: the public site must not serve the console');
  return { consolePort: Number(port), consoleOrigin: origin, oidc };
}
