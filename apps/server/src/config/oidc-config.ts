/** The identity provider at which staff sign in. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button. */
  label: string;
}

export const sandboxOidc = (sandboxUrl: string): OidcConfig => ({
  issuer: `${sandboxUrl}/oidc`,
  clientId: 'juban-console',
  clientSecret: 'sandbox-console-secret',
  label: '沙盒单点登录',
});

/** Undefined if none is configured. */
export function readOidc(
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
): OidcConfig | undefined {
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
