import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const makeKeyPair = promisify(generateKeyPair);

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** RSA as payment providers and their merchants use it, in PEM. */
export async function newKeyPair(): Promise<KeyPair> {
  return makeKeyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
