import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLE_ENV } from '../../../test/apple-env.ts';
import { readApple } from '../../config/apple-config.ts';
import { certificateChecks } from './certificate-checks.ts';
import { makeChecks } from './finding.ts';

const PROGRAM = 'openssl';
const DAY_MS = 86_400_000;
const trusted = getCACertificates('default');
let server: Server;
let origin: string;
let certificate: string;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'juban-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(PROGRAM, ['req', '-x509', ...made, ...named, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  certificate = readFileSync(cert, 'utf8');
  server = createServer({ key: readFileSync(key), cert: certificate });
  rmSync(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  server.close();
});

const check = async (publicOrigin: string, afterDays = 0, apple = readApple(APPLE_ENV, [])) => {
  const now = () => new Date(Date.now() + afterDays * DAY_MS);
  return makeChecks(certificateChecks({ publicOrigin, apple }, now));
};

describe('the doctor on certificates', () => {
  it('passes one that browsers trust, and shows when it ends', async () => {
    setDefaultCACertificates([...trusted, certificate]);
    const [served] = await check(origin);
    setDefaultCACertificates(trusted);
    expect(served).toMatchObject({ state: 'ok', why: expect.stringMatching(/^good until [\d-]+, 1 days$/) });
  });

  it('fails an untrusted one, and one that has expired', async () => {
    const [untrusted] = await check(origin);
    expect(untrusted).toMatchObject({
      state: 'failed',
      why: expect.stringContaining('a browser refuses it'),
    });
    const [ended] = await check(origin, 3);
    expect(ended).toMatchObject({
      state: 'failed',
      why: expect.stringMatching(/^it ended on .*: renew it$/),
    });
  });

  it('skips an origin that does not answer yet, and one without TLS', async () => {
    const [nothing] = await check('https://127.0.0.1:1');
    expect(nothing).toMatchObject({ state: 'skipped', why: expect.stringContaining('ECONNREFUSED') });
    const [plain] = await check('http://127.0.0.1:3000');
    expect(plain).toMatchObject({ state: 'skipped', why: 'http has no certificate' });
  });

  it("fails Apple's roots once they have expired", async () => {
    const [, good] = await check('http://127.0.0.1', 0);
    expect(good).toMatchObject({ state: 'ok' });
    const [, ended] = await check('http://127.0.0.1', 365 * 21);
    expect(ended).toMatchObject({
      state: 'failed',
      why: 'CN=Juban Sandbox Root CA ended: change APPLE_ROOT_CERTIFICATES',
    });
  });
});
