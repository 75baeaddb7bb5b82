import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('refuses to start in production', { timeout: 60_000 }, () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH ?? '', APP_ENV: 'production', SANDBOX_PORT: '0' },
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toBe(
    'sandbox: refusing to start with APP_ENV=production, because it only simulates providers\n',
  );
});
