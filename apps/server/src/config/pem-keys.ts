import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const LEAST_BITS = 2048;

/** Never prints the value: a key that is nearly right is still a secret. */
export const keyFault = (name: string) =>
  `${name} must be an RSA key of at least ${LEAST_BITS} bits, PEM or base64`;

/** PKCS#8 PEM of a key in any usual form; undefined if it is not a key. */
export function privatePem(text: string): string | undefined {
  const der = Buffer.from(text, 'base64');
  return firstKey([
    () => createPrivateKey(unfold(text)),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
  ])?.export({ type: 'pkcs8', format: 'pem' }) as string | undefined;
}

export function publicPem(text: string): string | undefined {
  const der = Buffer.from(text, 'base64');
  return firstKey([
    () => createPublicKey(unfold(text)),
    () => createPublicKey({ key: der, format: 'der', type: 'spki' }),
  ])?.export({ type: 'spki', format: 'pem' }) as string | undefined;
}

/** Environments often cannot hold line breaks: PEM then has them written as \n. */
const unfold = (text: string) => text.trim().replaceAll('\\n', '\n');

function firstKey(readings: ReadonlyArray<() => KeyObject>): KeyObject | undefined {
  for (const read of readings) {
    try {
      const key = read();
      const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
      return key.asymmetricKeyType === 'rsa' && isStrong ? key : undefined;
    } catch {
      // Not in this form; the next one is tried.
    }
  }
  return undefined;
}
