import { createCipheriv, randomBytes, sign, verify } from 'node:crypto';
import type { PlatformCertificate } from './certificates.ts';

const linesOf = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

export interface Sealing {
  signer: Pick<PlatformCertificate, 'serialNo' | 'privateKey'>;
  at?: number;
  signature?: string;
}

/** WeChat's signature headers: over time, nonce and body, with the serial number of the certificate. */
export function sealOf(
  body: string,
  { signer, at = Date.now(), signature }: Sealing,
): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(at / 1_000)), randomBytes(16).toString('hex')];
  const text = Buffer.from(linesOf(timestamp, nonce, body));
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': signer.serialNo,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': signature ?? sign('sha256', text, signer.privateKey).toString('base64'),
  };
}

export function isSignedBy(publicKey: string, signature: string, ...lines: readonly string[]): boolean {
  return verify('sha256', Buffer.from(linesOf(...lines)), publicKey, Buffer.from(signature, 'base64'));
}

/** Encrypted with the merchant's API key. */
export function encryptResource(text: string, apiV3Key: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: associatedData,
    ciphertext: sealed.toString('base64'),
  };
}
