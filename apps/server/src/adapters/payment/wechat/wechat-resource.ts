import { createDecipheriv } from 'node:crypto';

const ALGORITHM = 'AEAD_AES_256_GCM';
const TAG_BYTES = 16;

/** Data that WeChat encrypts with the merchant's key: certificates and the content of notifications. */
export interface WechatResource {
  algorithm?: unknown;
  ciphertext?: unknown;
  associated_data?: unknown;
  nonce?: unknown;
}

/** Throws if it was encrypted with another key, or changed since. */
export function openResource(resource: WechatResource, apiV3Key: string): string {
  if (resource.algorithm !== ALGORITHM) throw new Error('unknown algorithm');
  const sealed = Buffer.from(String(resource.ciphertext), 'base64');
  const [payload, tag] = [sealed.subarray(0, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, String(resource.nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(tag).setAAD(Buffer.from(String(resource.associated_data ?? '')));
  return Buffer.concat([decipher.update(payload), decipher.final()]).toString('utf8');
}
