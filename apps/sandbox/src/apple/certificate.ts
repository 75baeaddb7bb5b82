import { type KeyObject, sign } from 'node:crypto';
import { bits, context, integer, nothing, octets, oid, sequence, set, text, time, yes } from '../lib/der.ts';

const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
const VERSION_3 = 2;

export interface CertificateWish {
  serial: number;
  name: string;
  issuerName: string;
  publicKey: KeyObject;
  /** Whoever signs it. */
  issuerKey: KeyObject;
  /** May sign further certificates. */
  isAuthority: boolean;
  /** An extension that says by being there what the certificate is for. */
  mark?: string;
  from: Date;
  to: Date;
}

/** A certificate of an elliptic key, as DER. */
export function writeCertificate(wish: CertificateWish): Buffer {
  const algorithm = sequence(oid(ECDSA_SHA256));
  const body = sequence(
    context(0, integer(VERSION_3)),
    integer(wish.serial),
    algorithm,
    nameOf(wish.issuerName),
    sequence(time(wish.from), time(wish.to)),
    nameOf(wish.name),
    wish.publicKey.export({ type: 'spki', format: 'der' }),
    context(3, sequence(...extensionsOf(wish))),
  );
  return sequence(body, algorithm, bits(sign('sha256', body, wish.issuerKey)));
}

const nameOf = (name: string) => sequence(set(sequence(oid(COMMON_NAME), text(name))));

function extensionsOf({ isAuthority, mark }: CertificateWish): Buffer[] {
  const critical = (id: string, value: Uint8Array) => sequence(oid(id), yes, octets(value));
  // keyCertSign and cRLSign, or digitalSignature: the bits that are used, and how many of the byte are not.
  const usage = isAuthority ? bits(Uint8Array.of(0x06), 1) : bits(Uint8Array.of(0x80), 7);
  return [
    ...(isAuthority ? [critical(BASIC_CONSTRAINTS, sequence(yes))] : []),
    critical(KEY_USAGE, usage),
    ...(mark ? [sequence(oid(mark), octets(nothing))] : []),
  ];
}
