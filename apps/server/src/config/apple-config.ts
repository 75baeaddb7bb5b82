import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BRANDS, type BrandId } from '@juban/catalog';

const ENVIRONMENTS = ['Production', 'Sandbox'] as const;
/** A user id of ours, or the token by which the store knows an account. */
const TESTER_FORM = /^(?:\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const BUNDLE_FORM = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/**
 * One brand's app as in App Store Connect, and the root certificates that its signatures are checked against.
 */
export interface AppleAccount {
  bundleId: string;
  appAppleId: number;
  environment: (typeof ENVIRONMENTS)[number];
  /** DER as base64. */
  roots: readonly string[];
}

export type AppleConfig =
  | { provider: 'sandbox'; url: string }
  | {
      provider: 'apple';
      onlineChecks: boolean;
      apps: Readonly<Record<BrandId, AppleAccount>>;
      /** User ids and app account tokens that may buy in Apple's Sandbox; undefined with the real store. */
      testers?: ReadonlySet<string>;
    };

type Env = Readonly<Record<string, string | undefined>>;

/**
 * One app per brand, all under the same pinned roots; certificates by path, as PEM or as base64 of their DER.
 * Undefined without any of the variables: then nothing is sold in the App Store. Some of them without the
 * others are a mistake.
 */
export function readApple(env: Env, faults: string[]): AppleConfig | undefined {
  if (!Object.keys(env).some((name) => name.startsWith('APPLE_') && env[name])) return undefined;
  const named = env.APPLE_ENVIRONMENT || 'Production';
  const environment = ENVIRONMENTS.find((one) => one === named);
  if (!environment) faults.push(`APPLE_ENVIRONMENT must be Production or Sandbox, not "${named}"`);
  const checks = env.APPLE_ONLINE_CHECKS || 'on';
  if (checks !== 'on' && checks !== 'off')
    faults.push(`APPLE_ONLINE_CHECKS must be on or off, not "${checks}"`);
  const shared = { environment: environment ?? 'Production', roots: readRoots(env, faults) };
  const apps = Object.keys(BRANDS).map((brand) => [brand, { ...readApp(env, brand, faults), ...shared }]);
  const testers = readTesters(env, faults);
  return {
    provider: 'apple',
    onlineChecks: checks === 'on',
    apps: Object.fromEntries(apps),
    ...(environment === 'Sandbox' ? { testers } : {}),
  };
}

/** Purchases in Apple's Sandbox are free, so only listed testers get anything for them. */
function readTesters(env: Env, faults: string[]): ReadonlySet<string> {
  const { APPLE_ENVIRONMENT: environment, ALLOW_APPLE_SANDBOX: allowed, APPLE_SANDBOX_TESTERS: listed } = env;
  const testers = (listed ?? '')
    .split(',')
    .map((text) => text.trim().toLowerCase())
    .filter(Boolean);
  if (allowed && allowed !== 'testers')
    faults.push(`ALLOW_APPLE_SANDBOX must be testers or empty, not "${allowed}"`);
  else if (environment === 'Sandbox' && !allowed)
    faults.push(
      'APPLE_ENVIRONMENT is Sandbox, where purchases are free: make it Production, or set ALLOW_APPLE_SANDBOX=testers',
    );
  else if (environment === 'Sandbox' && testers.length === 0)
    faults.push('APPLE_SANDBOX_TESTERS is missing: list user ids or app account tokens, separated by commas');
  for (const tester of testers.filter((text) => !TESTER_FORM.test(text)))
    faults.push(`APPLE_SANDBOX_TESTERS must be user ids or app account tokens, not "${tester}"`);
  return new Set(testers);
}

function readApp(env: Env, brand: string, faults: string[]): Pick<AppleAccount, 'bundleId' | 'appAppleId'> {
  const read = (field: string, form: RegExp, description: string) => {
    const name = `APPLE_${brand.toUpperCase()}_${field}`;
    const value = env[name]?.trim() ?? '';
    if (!value) faults.push(`${name} is missing`);
    else if (!form.test(value)) faults.push(`${name} must be ${description}, not "${value}"`);
    return value;
  };
  const bundleId = read('BUNDLE_ID', BUNDLE_FORM, 'a bundle id such as com.example.video');
  const appAppleId = Number(read('APP_ID', /^[1-9]\d{0,14}$/, 'the number App Store Connect shows'));
  return { bundleId, appAppleId };
}

function readRoots(env: Env, faults: string[]): string[] {
  const listed = (env.APPLE_ROOT_CERTIFICATES ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  if (listed.length === 0) faults.push('APPLE_ROOT_CERTIFICATES is missing');
  return listed.flatMap((text) => {
    const root = certificateOf(text);
    // A root certificate signs itself: anything else must not be pinned here.
    if (root?.ca && root.verify(root.publicKey)) return root.raw.toString('base64');
    faults.push(
      'APPLE_ROOT_CERTIFICATES must be paths of root certificates, or the certificates as PEM or base64',
    );
    return [];
  });
}

function certificateOf(text: string): X509Certificate | undefined {
  const readings = [
    () => new X509Certificate(readFileSync(text)),
    () => new X509Certificate(text.replaceAll('\\n', '\n')),
    () => new X509Certificate(Buffer.from(text, 'base64')),
  ];
  for (const read of readings) {
    try {
      return read();
    } catch {
      // Not in this form; the next one is tried.
    }
  }
  return undefined;
}
