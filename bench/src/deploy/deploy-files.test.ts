import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@juban/contract';
import { PICTURE_MAX_BYTES } from '@juban/domain';
import { describe, expect, it } from 'vitest';
import { DEPLOY_FOLDER, deployFile, fitFile, ROOT, readUnit } from './deploy-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const nginx = read(deployFile('nginx/juban.conf'));
const numberOf = (text: string, pattern: RegExp): number =>
  Number(pattern.exec(text)?.[1]?.replaceAll('_', ''));
const leave = read(join(ROOT, 'apps/server/src/plugins/leave.ts'));
const serve = read(join(ROOT, 'apps/server/src/serve.ts'));
const app = read(join(ROOT, 'apps/server/src/app.ts'));

describe('files that must fit together', () => {
  it('before each restart, nginx is asked on its local port whether it uses a process', () => {
    const [, statusUrl] =
      /NGINX_DOOR:-http:\/\/([\d.:]+)\/process/.exec(read(deployFile('wait-for-nginx.sh'))) ?? [];
    expect(nginx).toContain(`listen ${statusUrl};`);
    const [before, after] = read(deployFile('rolling-restart.sh')).split('systemctl restart');
    for (const part of [before, after]) expect(part).toContain('wait-for-nginx.sh" "$port"');
  });

  it('a process is removed from nginx before it closes', () => {
    const quiet = numberOf(leave, /QUIET_MS = ([\d_]+)/);
    expect(quiet).toBeLessThan(numberOf(nginx, /fail_timeout=(\d+)s/) * 1_000);
    expect(nginx).toMatch(/proxy_next_upstream error http_502;/);
    expect(leave).toContain('const MOVE_ON = 502;');
    expect(nginx.toLowerCase()).toContain(/CAN_MOVE_ON = '([\w-]+)'/.exec(leave)?.[1]);
  });

  it('a script that is missing in one version is requested from the other', () => {
    expect(nginx).toMatch(/location \^~ \/assets\/ \{\s+proxy_next_upstream error http_502 http_404;/);
  });

  it('systemd does not kill a process that is still stopping', () => {
    const longest =
      numberOf(leave, /LONGEST_MS = ([\d_]+)/) + numberOf(serve, /SHUTDOWN_LIMIT_MS = ([\d_]+)/);
    expect(readUnit('juban@.service', '3001').stopMs).toBeGreaterThan(longest);
  });

  it('nginx closes an idle connection before the process does', () => {
    const kept = numberOf(nginx, /^ {2}keepalive_timeout (\d+)s;/m) * 1_000;
    expect(kept).toBeLessThan(numberOf(app, /KEEP_ALIVE_MS = ([\d_]+)/));
  });

  it.each(['/metrics', '/healthz', '/readyz'])('nginx hides %s, with a slash at the end too', (path) => {
    const [, hidden = ''] = /location ~ (\S+) \{\s+return 404;/.exec(nginx) ?? [];
    expect(app).toContain('ignoreTrailingSlash: true');
    for (const asked of [path, `${path}/`]) expect(asked).toMatch(new RegExp(hidden));
    for (const other of [`${path}-of-games`, `/games${path}`, `${path}/more`])
      expect(other).not.toMatch(new RegExp(hidden));
  });

  it('the largest picture is accepted', () => {
    const megabytes = numberOf(nginx, /location = \/upload \{\s+client_max_body_size (\d+)m;/);
    expect(megabytes * 1_024 * 1_024).toBeGreaterThan(PICTURE_MAX_BYTES + 128 * 1_024);
  });
});

describe('nginx', () => {
  const [plain = '', secure = ''] = nginx.split(/^server \{$/m).slice(-2);
  const refused = new RegExp(/location ~\* (\S+) \{\s+return 403;/.exec(plain)?.[1] ?? '', 'i');

  it('answers 403 on port 80 to calls, notifications, uploads and everything that is not a page', () => {
    const pageAddress = read(join(ROOT, 'apps/server/src/plugins/pages/page-address.ts'));
    const [, listed = ''] = /NOT_PAGES = new Set\(\[([^\]]+)/.exec(pageAddress) ?? [];
    const folders = [...listed.matchAll(/'([^']+)'/g)].map(([, path]) => `/${path}`);
    const paths = [...Object.values(calls).map(({ path }) => path), '/pay/notify/alipay/yujian', '/upload'];
    expect(plain).toContain('listen 80;');
    expect(folders.length).toBeGreaterThan(10);
    expect([...folders, ...paths].filter((path) => !refused.test(path))).toEqual([]);
    expect(plain).toMatch(/if \(\$request_method !~ \^\(\?:GET\|HEAD\)\$\) \{\s+return 403;/);
  });

  it('redirects pages on port 80 and proxies nothing there', () => {
    const pages = ['/', '/vip', '/h5/vip', '/outside/vip_days/campus-30', '/payments', '/next/my-data'];
    expect(pages.filter((path) => refused.test(path))).toEqual([]);
    expect(plain).toContain('return 301 https://$host$request_uri;');
    expect(plain).not.toContain('proxy_pass');
  });

  it('accepts only TLS 1.2 and 1.3, with forward secrecy and authenticated encryption', () => {
    expect(secure).toContain('listen 443 ssl http2;');
    expect(secure).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    const suites = /ssl_ciphers ([^;]+);/.exec(secure)?.[1]?.split(':') ?? [];
    expect(suites.length).toBeGreaterThan(3);
    expect(suites.filter((suite) => !/^ECDHE-(?:ECDSA|RSA)-.*(?:GCM|POLY1305)/.test(suite))).toEqual([]);
  });

  it('sends HSTS once, also with its own answers', () => {
    expect(secure).toContain(
      'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
    );
    expect(secure).toContain('proxy_hide_header Strict-Transport-Security;');
    expect(secure.match(/add_header/g)).toHaveLength(1);
  });

  it.each(['80', '443'])('logs no address of a visitor or a request on port %s', (port) => {
    const server = port === '80' ? plain : secure;
    const [, format = ''] = /log_format juban '([^']+)'/.exec(nginx) ?? [];
    expect(format).toContain('$status');
    expect(format).not.toMatch(/remote|forwarded|\$(?:request|args|http_\w+|uri|request_uri|query_string)\b/);
    expect(server.match(/access_log [^;]+;/g)).toEqual(['access_log /var/log/nginx/juban.log juban;']);
    expect(server.match(/error_log [^;]+;/g)).toEqual(['error_log /var/log/nginx/juban-error.log crit;']);
  });
});

describe('files', () => {
  it('a unit starts the production entry on the port in its name', () => {
    const { args, env } = readUnit('juban@.service', '3007');
    expect(args).toEqual([
      '--import=./scripts/lib/find-modules-once.mjs',
      '--max-semi-space-size=16',
      '--heap-growing-percent=50',
      'apps/server/src/main.ts',
    ]);
    expect(env).toMatchObject({ APP_ENV: 'production', PORT: '3007', HOST: '127.0.0.1' });
  });

  it('a nightly unit runs what npm run verify runs, in production', () => {
    const unit = read(deployFile('juban-verify.service'));
    const { scripts } = JSON.parse(read(join(ROOT, 'package.json')));
    expect(unit).toContain(`\nExecStart=/opt/juban/node_modules/node/bin/${scripts.verify}\n`);
    expect(unit).toContain('\nEnvironment=APP_ENV=production\n');
    expect(readdirSync(DEPLOY_FOLDER)).toContain('juban-verify.timer');
  });

  it('a nightly unit checks the production packages for known vulnerabilities', () => {
    const unit = read(deployFile('juban-audit.service'));
    expect(unit).toContain('\nExecStart=/usr/bin/npm audit --omit=dev\n');
    expect(unit).toContain('\nUser=juban\n');
    // npm must not see the secrets.
    expect(unit).not.toContain('EnvironmentFile=');
    expect(read(deployFile('juban-audit.timer'))).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d:00$/m);
  });

  it('the processes cannot read the Git history of the checkout', () => {
    expect(read(deployFile('juban@.service'))).toContain('\nInaccessiblePaths=-/opt/juban/.git\n');
  });

  it('text that a drill replaces must exist', () => {
    expect(fitFile('nginx/juban.conf', [['m.example.com', '127.0.0.1']])).not.toContain('m.example.com');
    expect(() => fitFile('nginx/juban.conf', [['no such line', '']])).toThrow('no longer says');
  });

  it('scripts are executable', () => {
    const scripts = readdirSync(DEPLOY_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.sh'),
    );
    expect(scripts.length).toBeGreaterThan(4);
    for (const name of scripts) {
      accessSync(join(DEPLOY_FOLDER, name), constants.X_OK);
      expect(read(join(DEPLOY_FOLDER, name)), name).toMatch(/^#!\/bin\/sh\n(#.*\n)+set -eu\n/);
    }
  });
});
