import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  /** Certificate of the authority, for clients that must trust it. */
  caFile: string;
  ca: string;
  certFile: string;
  keyFile: string;
}

const PROGRAM = '/usr/bin/openssl';
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const DAYS = ['-days', '2'];

/** Creates an authority and a certificate for loopback with openssl, valid for two days. */
export function makeCertificate(folder: string): Certificate {
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync(PROGRAM, args, { stdio: 'ignore' });
  openssl(
    ...['req', '-x509', ...CURVE, ...DAYS, '-subj', '/CN=Juban drill authority'],
    ...['-addext', 'basicConstraints=critical,CA:TRUE', '-keyout', at('ca.key'), '-out', at('ca.pem')],
  );
  openssl('req', ...CURVE, '-subj', '/CN=127.0.0.1', '-keyout', at('key.pem'), '-out', at('request.pem'));
  writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1\nextendedKeyUsage=serverAuth\n');
  openssl(
    ...['x509', '-req', '-in', at('request.pem'), '-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-CAcreateserial', ...DAYS, '-extfile', at('names'), '-out', at('cert.pem')],
  );
  return {
    caFile: at('ca.pem'),
    ca: readFileSync(at('ca.pem'), 'utf8'),
    certFile: at('cert.pem'),
    keyFile: at('key.pem'),
  };
}
