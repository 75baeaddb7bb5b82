import { isIPv4 } from 'node:net';
import { isLoopbackHost, requireHttps } from './require-https.ts';
import { isEasyToGuess } from './secret-strength.ts';

/** A wider range contains more of the internet than one operator's machines. */
const WIDEST_V4 = 8;
const WIDEST_V6 = 16;
/** IPv6 addresses that contain an IPv4 address in their last 32 bits. */
const MAPPED = /^::ffff:/i;
const MAPPED_BITS = 96;
/** fc00::/7, which is routed only inside a private network. */
const UNIQUE_LOCAL = /^f[cd]/i;
const WIDEST_LOCAL = 7;

const MAKE_ONE = 'make one with: openssl rand -hex 32';

export interface ProductionValues {
  secretKey: string;
  publicOrigin: string;
  allowedOrigins: readonly string[];
  trustedProxies: readonly string[];
  wechat: { apiUrl: string } | undefined;
  sms: { provider: string; endpoint?: string };
}

/**
 * Values that the demo may have and production may not; missing or malformed values are reported elsewhere.
 */
export function checkProductionValues(
  values: ProductionValues,
  { demoSecret, faults }: { demoSecret: string; faults: string[] },
): void {
  const { secretKey, publicOrigin, allowedOrigins, trustedProxies, wechat, sms } = values;
  if (secretKey === demoSecret) faults.push(`SECRET_KEY is the demo's, which is public: ${MAKE_ONE}`);
  else if (secretKey && isEasyToGuess(secretKey)) faults.push(`SECRET_KEY is easy to guess: ${MAKE_ONE}`);
  refuseHttp('PUBLIC_ORIGIN', publicOrigin, faults);
  for (const origin of allowedOrigins) refuseHttp('ALLOWED_ORIGINS', origin, faults);
  if (wechat) refuseHttp('WECHAT_API_URL', wechat.apiUrl, faults);
  if (sms.endpoint) requireHttps('ALIYUN_SMS_ENDPOINT', sms.endpoint, faults);
  for (const range of trustedProxies.filter(isTooWide))
    faults.push(
      `TRUSTED_PROXIES trusts everybody by "${range}": name the proxy's own address, such as 127.0.0.1`,
    );
}

function refuseHttp(name: string, address: string, faults: string[]): void {
  if (!URL.canParse(address)) return;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isLoopbackHost(hostname))
    faults.push(
      `${name} must begin with https:// instead of "${address}": http is allowed on this machine only`,
    );
}

/** Any client in such a range could claim any address. */
function isTooWide(range: string): boolean {
  const [address = '', text] = range.split('/');
  if (text === undefined) return false;
  const bits = Number(text);
  if (isIPv4(address)) return bits < WIDEST_V4;
  if (MAPPED.test(normalIpv6(address))) return bits < MAPPED_BITS + WIDEST_V4;
  return bits < (UNIQUE_LOCAL.test(address) ? WIDEST_LOCAL : WIDEST_V6);
}

/** One address has many spellings: "0:0:0:0:0:ffff:0:0" is "::ffff:0:0". */
function normalIpv6(address: string): string {
  const url = `http://[${address}]`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : address;
}
