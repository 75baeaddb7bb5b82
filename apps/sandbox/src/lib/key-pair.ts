import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const makeKeyPair = promisify(generateKeyPair);

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** An RSA key pair in PEM, as used by payment providers and merchants. */
export async function newKeyPair(): Promise<KeyPair> {
  return makeKeyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
