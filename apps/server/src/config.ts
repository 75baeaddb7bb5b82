import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type AlipayConfig, readAlipay } from './config/alipay-config.ts';
import { type AppleConfig, readApple } from './config/apple-config.ts';
import {
  type GamePartnersConfig,
  readGamePartners,
  sandboxGamePartners,
} from './config/game-partners-config.ts';
import { type OidcConfig, readOidc, sandboxOidc } from './config/oidc-config.ts';
import { type PartnerConfig, readPartners, sandboxPartners } from './config/partners-config.ts';
import { checkProductionValues } from './config/production-values.ts';
import { readWechatPay, type WechatPayConfig } from './config/wechat-config.ts';
import { StartError } from './db/database.ts';

export type AppEnv = 'demo' | 'production';

export interface Config {
  appEnv: AppEnv;
  host: string;
  port: number;
  dataDir: string;
  /** The folder of content packs, one subfolder each. */
  contentDir: string;
  databaseUrl: string | undefined;
  /** A replica of it: for reads of content that may be slightly outdated. */
  replicaUrl: string | undefined;
  redisUrl: string | undefined;
  /** Keys for everything that is encrypted at rest are derived from it. */
  secretKey: string;
  logLevel: string;
  /** Whether /api/docs is served. */
  apiDocs: boolean;
  /** Addresses or ranges of proxies whose forwarded address is trusted; empty for none. */
  trustedProxies: readonly string[];
  /** Origins of other sites that may call us. */
  allowedOrigins: readonly string[];
  /** The public origin: used in link previews, providers' notifications and return addresses. */
  publicOrigin: string;
  /** Where the console listens; undefined: it is not served, or in the demo by the same server. */
  consolePort: number | undefined;
  /** The console's own origin; undefined in the demo, where it is that of the product. */
  consoleOrigin: string | undefined;
  /** Where staff can sign in besides the console itself. */
  oidc: OidcConfig | undefined;
  sms: SmsConfig;
  /** The WeChat account that pages use; without it they explain how to leave WeChat. */
  wechat: { appId: string; appSecret: string; apiUrl: string } | undefined;
  alipay: AlipayConfig;
  /** Undefined: WeChat Pay is not offered. */
  wechatPay: WechatPayConfig | undefined;
  /**
   * The cashiers of 360 and Lenovo: only in the sandbox, because their protocols are not documented to us.
   */
  partnerCashiers: { url: string } | undefined;
  /** Undefined: no partner's membership is sold. */
  partners: PartnerConfig | undefined;
  /** Who reports the progress of players. */
  gamePartners: GamePartnersConfig;
  /** Undefined: nothing is sold in the App Store. */
  apple: AppleConfig | undefined;
}

export type SmsConfig =
  | { provider: 'sandbox'; url: string }
  | {
      provider: 'aliyun';
      accessKeyId: string;
      accessKeySecret: string;
      templateCode: string;
      renewalTemplateCode: string;
      loginTemplateCode: string | undefined;
      endpoint: string;
    };

type Env = Readonly<Record<string, string | undefined>>;

/** Demo data is not secret, and several demo processes on one database must use the same key. */
const DEMO_SECRET = createHash('sha256').update('juban demo').digest('hex');
const OWN_CONTENT = join(import.meta.dirname, '../../../content');
const LEAST_SECRET_LENGTH = 32;
const LOG_LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

/** Reads and checks the environment; all errors are reported together, one per line. */
export function readConfig(env: Env, appEnv: AppEnv): Config {
  const { config, faults } = readWithFaults(env, appEnv);
  if (faults.length > 0) throw new StartError(faults.map((fault) => `configuration: ${fault}`).join('\n'));
  return config;
}

/**
 * The same for callers that continue with the valid part: each error begins with the name of its variable.
 */
export function readWithFaults(env: Env, appEnv: AppEnv): { config: Config; faults: string[] } {
  const faults: string[] = [];
  const need = (name: string) => {
    const value = env[name];
    if (!value) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const isDemo = appEnv === 'demo';
  if (!isDemo) refuseForbidden(env, faults);
  const port = integer(env, 'PORT', 3000, 65_535, faults);
  const sandboxPort = integer(env, 'SANDBOX_PORT', port + 1, 65_535, faults);
  if (sandboxPort > 65_535) faults.push(`SANDBOX_PORT is missing, and PORT ${port} is the last port`);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const config: Config = {
    appEnv,
    host: env.HOST || '127.0.0.1',
    port,
    dataDir: env.DATA_DIR || '.data',
    contentDir: env.CONTENT_DIR ? resolve(env.CONTENT_DIR) : OWN_CONTENT,
    databaseUrl: isDemo ? env.DATABASE_URL || undefined : need('DATABASE_URL'),
    replicaUrl: env.DATABASE_REPLICA_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    secretKey: isDemo ? env.SECRET_KEY || DEMO_SECRET : need('SECRET_KEY'),
    logLevel: env.LOG_LEVEL || (isDemo ? 'warn' : 'info'),
    apiDocs: onOrOff(env, 'API_DOCS', isDemo, faults),
    trustedProxies: list(env.TRUSTED_PROXIES),
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    publicOrigin: isDemo
      ? env.PUBLIC_ORIGIN || `http://${env.HOST || '127.0.0.1'}:${port}`
      : need('PUBLIC_ORIGIN'),
    ...readConsole(env, isDemo, faults),
    oidc: isDemo ? sandboxOidc(sandboxUrl) : readOidc(env, faults),
    sms: isDemo
      ? { provider: 'sandbox', url: sandboxUrl }
      : {
          provider: 'aliyun',
          accessKeyId: need('ALIYUN_SMS_ACCESS_KEY_ID'),
          accessKeySecret: need('ALIYUN_SMS_ACCESS_KEY_SECRET'),
          templateCode: need('ALIYUN_SMS_TEMPLATE_CODE'),
          renewalTemplateCode: need('ALIYUN_SMS_RENEWAL_TEMPLATE_CODE'),
          loginTemplateCode: env.ALIYUN_SMS_LOGIN_TEMPLATE_CODE || undefined,
          endpoint: env.ALIYUN_SMS_ENDPOINT || 'https://dysmsapi.aliyuncs.com',
        },
    wechat: readWechat(env, need),
    alipay: isDemo ? { provider: 'sandbox', url: sandboxUrl } : readAlipay(env, faults),
    wechatPay: isDemo ? { provider: 'sandbox', url: sandboxUrl } : readWechatPay(env, faults),
    partners: isDemo ? sandboxPartners(sandboxUrl) : readPartners(env, faults),
    gamePartners: isDemo ? sandboxGamePartners(sandboxUrl) : readGamePartners(env, faults),
    partnerCashiers: isDemo ? { url: sandboxUrl } : undefined,
    apple: isDemo ? { provider: 'sandbox', url: sandboxUrl } : readApple(env, faults),
  };
  checkValues(config, faults);
  if (!isDemo) checkProductionValues(config, { demoSecret: DEMO_SECRET, faults });
  return { config, faults };
}

/** The console is off unless it has a port, and then it needs an origin of its own. */
function readConsole(
  env: Env,
  isDemo: boolean,
  faults: string[],
): Pick<Config, 'consolePort' | 'consoleOrigin'> {
  if (isDemo || !env.CONSOLE_PORT) return { consolePort: undefined, consoleOrigin: undefined };
  const consolePort = integer(env, 'CONSOLE_PORT', 0, 65_535, faults);
  const consoleOrigin = env.CONSOLE_ORIGIN;
  if (!consoleOrigin) faults.push('CONSOLE_ORIGIN is missing, and CONSOLE_PORT is set');
  else if (!isOrigin(consoleOrigin) || !consoleOrigin.startsWith('https://'))
    faults.push(
      `CONSOLE_ORIGIN must be an https origin such as https://console.example.com, not "${consoleOrigin}"`,
    );
  else if (consoleOrigin === env.PUBLIC_ORIGIN)
    faults.push('CONSOLE_ORIGIN must differ from PUBLIC_ORIGIN: the public site must not serve the console');
  return { consolePort, consoleOrigin };
}

/** One of the two variables alone is a mistake, not a choice to do without. */
function readWechat(env: Env, need: (name: string) => string): Config['wechat'] {
  if (!env.WECHAT_APP_ID && !env.WECHAT_APP_SECRET) return undefined;
  const apiUrl = env.WECHAT_API_URL || 'https://api.weixin.qq.com';
  return { appId: need('WECHAT_APP_ID'), appSecret: need('WECHAT_APP_SECRET'), apiUrl };
}

function refuseForbidden(env: Env, faults: string[]): void {
  if (!env.DATABASE_URL) faults.push('production refuses the embedded database');
  if (env.SANDBOX_PORT) faults.push('SANDBOX_PORT is set, but production refuses the sandbox');
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    faults.push(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: remove it; for your own root certificate set NODE_EXTRA_CA_CERTS',
    );
}

function checkValues(config: Config, faults: string[]): void {
  if (config.secretKey && config.secretKey.length < LEAST_SECRET_LENGTH) {
    faults.push(`SECRET_KEY must have at least ${LEAST_SECRET_LENGTH} characters`);
  }
  if (config.databaseUrl && !/^postgres(?:ql)?:\/\//.test(config.databaseUrl)) {
    faults.push('DATABASE_URL must begin with postgres://');
  }
  if (config.replicaUrl && !/^postgres(?:ql)?:\/\//.test(config.replicaUrl)) {
    faults.push('DATABASE_REPLICA_URL must begin with postgres://');
  }
  if (config.replicaUrl && !config.databaseUrl) {
    faults.push('DATABASE_REPLICA_URL is set, but DATABASE_URL is not');
  }
  if (config.redisUrl && !/^rediss?:\/\//.test(config.redisUrl)) {
    faults.push('REDIS_URL must begin with redis://');
  }
  if (!LOG_LEVELS.has(config.logLevel)) faults.push(`LOG_LEVEL must be one of ${[...LOG_LEVELS].join(', ')}`);
  for (const proxy of config.trustedProxies) {
    if (!isAddressRange(proxy)) faults.push(`TRUSTED_PROXIES must be addresses or ranges, not "${proxy}"`);
  }
  if (config.publicOrigin && !isOrigin(config.publicOrigin)) {
    faults.push(
      `PUBLIC_ORIGIN must be an origin such as https://m.example.com, not "${config.publicOrigin}"`,
    );
  }
  if (config.wechat && !isOrigin(config.wechat.apiUrl)) {
    faults.push(
      `WECHAT_API_URL must be an origin such as https://api.weixin.qq.com, not "${config.wechat.apiUrl}"`,
    );
  }
  for (const origin of config.allowedOrigins) {
    if (!isOrigin(origin))
      faults.push(`ALLOWED_ORIGINS must be origins such as https://www.example.com, not "${origin}"`);
  }
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}

/** Exactly as a browser sends it: anything else would never match. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function integer(env: Env, name: string, fallback: number, most: number, faults: string[]): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  faults.push(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
  return fallback;
}

function onOrOff(env: Env, name: string, fallback: boolean, faults: string[]): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text !== 'on' && text !== 'off') faults.push(`${name} must be on or off, not "${text}"`);
  return text === 'on';
}

/** The value of APP_ENV; anything but the two names is refused. */
export function readAppEnv(env: Env, fallback: AppEnv): AppEnv {
  const text = env.APP_ENV || fallback;
  if (text === 'demo' || text === 'production') return text;
  throw new StartError(`configuration: APP_ENV must be demo or production, not "${text}"`);
}
