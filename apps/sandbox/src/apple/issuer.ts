import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { writeCertificate } from './certificate.ts';

const DAY_MS = 86_400_000;
const LIFE_DAYS = 7_300;
/** OIDs in Apple's certificates that state what they may sign; Apple's library checks them. */
const STORE_SIGNING = '1.2.840.113635.100.6.11.1';
const STORE_AUTHORITY = '1.2.840.113635.100.6.2.1';
const ROOT_NAME = 'Juban Sandbox Root CA';
const MIDDLE_NAME = 'Juban Sandbox Store Authority';
const LEAF_NAME = 'Juban Sandbox Store Signing';

/** Certificates as base64 DER, and the key of the leaf as base64 PKCS#8. */
export interface ChainRecord {
  leaf: string;
  intermediate: string;
  root: string;
  privateKey: string;
}

export interface Issuer {
  /** Leaf first, as in the header of a signature. */
  chain: readonly [leaf: string, intermediate: string, root: string];
  key: KeyObject;
}

/** The signing chain of the simulated store, created once and kept. */
export function openIssuer(journal: Journal<ChainRecord>): Issuer {
  const known = journal.past.at(-1);
  if (known) return issuerOf(known);
  const made = makeChain();
  journal.write(made);
  return issuerOf(made);
}

/** A chain with the same structure and names, under a root that the product does not trust. */
export const untrustedIssuer = () => issuerOf(makeChain());

function issuerOf({ leaf, intermediate, root, privateKey }: ChainRecord): Issuer {
  const key = Buffer.from(privateKey, 'base64');
  return {
    chain: [leaf, intermediate, root],
    key: createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
  };
}

function makeChain(): ChainRecord {
  const [root, middle, leaf] = [newKeys(), newKeys(), newKeys()];
  const now = Date.now();
  const dates = { from: new Date(now - DAY_MS), to: new Date(now + LIFE_DAYS * DAY_MS) };
  const byRoot = { ...dates, issuerName: ROOT_NAME, issuerKey: root.privateKey, isAuthority: true };
  const byMiddle = { ...dates, issuerName: MIDDLE_NAME, issuerKey: middle.privateKey, isAuthority: false };
  return {
    root: base64(writeCertificate({ ...byRoot, serial: 1, name: ROOT_NAME, publicKey: root.publicKey })),
    intermediate: base64(
      writeCertificate({
        ...byRoot,
        serial: 2,
        name: MIDDLE_NAME,
        publicKey: middle.publicKey,
        markerOid: STORE_AUTHORITY,
      }),
    ),
    leaf: base64(
      writeCertificate({
        ...byMiddle,
        serial: 3,
        name: LEAF_NAME,
        publicKey: leaf.publicKey,
        markerOid: STORE_SIGNING,
      }),
    ),
    privateKey: base64(leaf.privateKey.export({ type: 'pkcs8', format: 'der' })),
  };
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const base64 = (bytes: Buffer) => bytes.toString('base64');
