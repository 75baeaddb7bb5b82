import { createPrivateKey, createPublicKey, randomBytes, sign, X509Certificate } from 'node:crypto';
import { asn1Null, bits, context, integer, oid, sequence, set, text, time } from '../lib/der.ts';
import { newKeyPair } from '../lib/key-pair.ts';

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11';
const COMMON_NAME = '2.5.4.3';
const NAME = 'Tenpay.com sign (sandbox)';
const VERSION_3 = 2;
const LIFE_MS = 5 * 365 * 86_400_000;

/** WeChat's signing certificate, which merchants download. */
export interface PlatformCertificate {
  serialNo: string;
  certificate: string;
  privateKey: string;
  from: number;
  until: number;
}

export async function newPlatformCertificate(): Promise<PlatformCertificate> {
  const { privateKey, publicKey } = await newKeyPair();
  // Like WeChat's: forty hexadecimal digits, never negative.
  const serialNo = `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase();
  const [from, until] = [Date.now() - 60_000, Date.now() + LIFE_MS];
  const algorithm = sequence(oid(SHA256_WITH_RSA), asn1Null);
  const name = sequence(set(sequence(oid(COMMON_NAME), text(NAME))));
  const body = sequence(
    context(0, integer(VERSION_3)),
    integer(Buffer.from(serialNo, 'hex')),
    algorithm,
    name,
    sequence(time(new Date(from)), time(new Date(until))),
    name,
    createPublicKey(publicKey).export({ type: 'spki', format: 'der' }),
  );
  const signed = sequence(body, algorithm, bits(sign('sha256', body, createPrivateKey(privateKey))));
  return { serialNo, certificate: new X509Certificate(signed).toString(), privateKey, from, until };
}
