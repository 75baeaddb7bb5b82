import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Sealing and indexing of values that must not be readable in the database. One key per use, all derived from
 * one secret.
 */
export interface Secrets {
  /** Randomised encryption of values that are read back (phones, captcha answers). */
  seal(plain: string): string;
  open(sealed: string): string;
  /** The same input always has the same index, which does not reveal the input. */
  index(use: string, value: string): string;
}

export function createSecrets(secretKey: string): Secrets {
  // Key objects, since a bare buffer is imported again for every use.
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, 'juban', use, 32)));
  const sealKey = keyFor('seal');
  const indexKeys = new Map<string, KeyObject>();
  const indexKey = (use: string) => {
    const known = indexKeys.get(use) ?? keyFor(`index/${use}`);
    indexKeys.set(use, known);
    return known;
  };
  return {
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const body = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
    index: (use, value) => createHmac('sha256', indexKey(use)).update(value).digest('base64url'),
  };
}

export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}

export function randomHandle(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
