import { type KeyObject, sign } from 'node:crypto';
import {
  asn1Null,
  asn1True,
  bits,
  context,
  integer,
  octets,
  oid,
  sequence,
  set,
  text,
  time,
} from '../lib/der.ts';

const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
const VERSION_3 = 2;

export interface CertificateRequest {
  serial: number;
  name: string;
  issuerName: string;
  publicKey: KeyObject;
  /** The issuer's key. */
  issuerKey: KeyObject;
  /** May sign other certificates. */
  isAuthority: boolean;
  /** OID of an extension whose presence states the purpose of the certificate. */
  markerOid?: string;
  from: Date;
  to: Date;
}

/** Writes a certificate for an elliptic curve key, as DER. */
export function writeCertificate(input: CertificateRequest): Buffer {
  const algorithm = sequence(oid(ECDSA_SHA256));
  const body = sequence(
    context(0, integer(VERSION_3)),
    integer(input.serial),
    algorithm,
    nameOf(input.issuerName),
    sequence(time(input.from), time(input.to)),
    nameOf(input.name),
    input.publicKey.export({ type: 'spki', format: 'der' }),
    context(3, sequence(...extensionsOf(input))),
  );
  return sequence(body, algorithm, bits(sign('sha256', body, input.issuerKey)));
}

const nameOf = (name: string) => sequence(set(sequence(oid(COMMON_NAME), text(name))));

function extensionsOf({ isAuthority, markerOid }: CertificateRequest): Buffer[] {
  const critical = (id: string, value: Uint8Array) => sequence(oid(id), asn1True, octets(value));
  // keyCertSign and cRLSign, or digitalSignature; the second argument is the number of unused bits.
  const usage = isAuthority ? bits(Uint8Array.of(0x06), 1) : bits(Uint8Array.of(0x80), 7);
  return [
    ...(isAuthority ? [critical(BASIC_CONSTRAINTS, sequence(asn1True))] : []),
    critical(KEY_USAGE, usage),
    ...(markerOid ? [sequence(oid(markerOid), octets(asn1Null))] : []),
  ];
}
