import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, postgresIdentity } from '../../../apps/server/test/cluster.ts';
import { startDaemon } from '../failover/daemon.ts';
import { makeFolder } from '../failover/patroni-cluster.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { fitFile } from './deploy-files.ts';

const PROGRAM = '/usr/sbin/nginx';

export interface Nginx {
  certificate: Certificate;
  /** Public origin, with TLS. */
  origin: string;
  port: number;
  /** Local address that shows which processes nginx uses. */
  statusUrl: string;
  /** Address for providers, with TLS. */
  providers: string;
  stop(): Promise<void>;
}

/**
 * Starts deploy/nginx/juban.conf in front of two processes, and the sandbox behind TLS, as production
 * requires of providers.
 */
export async function startNginx(
  parent: string,
  processPorts: readonly [number, number],
  sandboxPort: number,
): Promise<Nginx> {
  const folder = makeFolder(parent, 'nginx');
  const certificate = makeCertificate(folder);
  const identity = postgresIdentity();
  if (identity) chownSync(certificate.keyFile, identity.uid, identity.gid);
  const [port, plainPort, providerPort] = [await freePort(), await freePort(), await freePort()];
  const statusPort = await freePort();
  const product = fitFile('nginx/juban.conf', [
    ['127.0.0.1:3000', `127.0.0.1:${statusPort}`],
    ['127.0.0.1:3001', `127.0.0.1:${processPorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${processPorts[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['m.example.com', '127.0.0.1'],
    ['/etc/juban/tls/fullchain.pem', certificate.certFile],
    ['/etc/juban/tls/privkey.pem', certificate.keyFile],
    ['/var/log/nginx', folder],
  ]);
  writeFileSync(join(folder, 'juban.conf'), product);
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainConfig(folder, certificate, providerPort, sandboxPort));
  const args = ['-p', folder, '-c', main, '-e', join(folder, 'error.log')];
  execFileSync(PROGRAM, ['-t', '-q', ...args], { ...identity, cwd: folder });
  const daemon = startDaemon('nginx', folder, PROGRAM, args);
  return {
    certificate,
    origin: `https://127.0.0.1:${port}`,
    port,
    statusUrl: `http://127.0.0.1:${statusPort}/process`,
    providers: `https://127.0.0.1:${providerPort}`,
    stop: daemon.stop,
  };
}

function mainConfig(folder: string, { certFile, keyFile }: Certificate, port: number, sandboxPort: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 1024; }',
    'http {',
    `  access_log ${join(folder, 'access.log')};`,
    ...temporary,
    `  include ${join(folder, 'juban.conf')};`,
    '  server {',
    `    listen 127.0.0.1:${port} ssl;`,
    `    ssl_certificate ${certFile};`,
    `    ssl_certificate_key ${keyFile};`,
    `    location / { proxy_pass http://127.0.0.1:${sandboxPort}; }`,
    '  }',
    '}',
    '',
  ].join('\n');
}
