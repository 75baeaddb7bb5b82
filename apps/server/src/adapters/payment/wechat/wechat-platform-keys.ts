import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { WechatAccount } from '../../../config/wechat-config.ts';
import { openResource, type WechatResource } from './wechat-resource.ts';
import { findSealFault, isSealOf, type WechatSeal } from './wechat-signature.ts';

/** An unknown serial may be new or forged: WeChat is called at most this often. */
const REST_MS = 60_000;
const REST_AFTER_FAILURE_MS = 5_000;
/** They list a certificate a day before they sign with it. */
const STALE_MS = 12 * 3_600_000;

export interface SignedText {
  seal: WechatSeal;
  text: string;
}

interface PlatformKey {
  key: KeyObject;
  until: number;
}

interface Listed {
  serial_no?: unknown;
  encrypt_certificate?: WechatResource;
}

export interface PlatformKeysOptions {
  merchant: WechatAccount;
  /** GET /v3/certificates, not yet verified. */
  download(): Promise<SignedText>;
  now(): number;
}

/**
 * The keys that WeChat signs with for one merchant: fetched, kept, and fetched again when an unknown serial
 * appears.
 */
export function createPlatformKeys({ merchant, download, now }: PlatformKeysOptions) {
  const fixed = merchant.publicKey && createPublicKey(merchant.publicKey.pem);
  let kept = new Map<string, PlatformKey>();
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  async function fetchAll(): Promise<void> {
    restUntil = now() + REST_AFTER_FAILURE_MS;
    kept = readCertificates(await download(), merchant.apiV3Key, now());
    fetchedAt = now();
    restUntil = now() + REST_MS;
  }

  async function renew(): Promise<void> {
    if (!underWay && now() < restUntil) return;
    underWay ??= fetchAll().finally(() => {
      underWay = undefined;
    });
    await underWay;
  }

  const listed = (serial: string) => {
    const found = kept.get(serial);
    return found && found.until > now() ? found.key : undefined;
  };

  return {
    async find(serial: string): Promise<KeyObject | undefined> {
      if (fixed && serial === merchant.publicKey?.id) return fixed;
      const known = listed(serial);
      if (!known) await renew();
      // Known keys stay valid while WeChat is unreachable.
      else if (now() - fetchedAt > STALE_MS) await renew().catch(() => undefined);
      return listed(serial);
    },
  };
}

/**
 * Encrypted with a key that only WeChat and we have; the list itself must be signed by a certificate in it.
 */
function readCertificates(
  { seal, text }: SignedText,
  apiV3Key: string,
  now: number,
): Map<string, PlatformKey> {
  const { data } = JSON.parse(text) as { data: readonly Listed[] };
  const keys = new Map(data.map((one) => readCertificate(one, apiV3Key)));
  const signer = keys.get(seal.serial);
  if (!signer || findSealFault(seal, now) || !isSealOf(seal, text, signer.key)) {
    throw new Error('the list of certificates is not signed by WeChat');
  }
  return keys;
}

function readCertificate(
  { serial_no, encrypt_certificate }: Listed,
  apiV3Key: string,
): [string, PlatformKey] {
  const certificate = new X509Certificate(openResource(encrypt_certificate ?? {}, apiV3Key));
  if (bare(certificate.serialNumber) !== bare(String(serial_no)))
    throw new Error('a certificate has another serial number');
  return [String(serial_no), { key: certificate.publicKey, until: certificate.validToDate.getTime() }];
}

const bare = (serial: string) => serial.toUpperCase().replace(/^0+/, '');
