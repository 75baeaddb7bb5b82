import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from './logging.ts';

function appWithLog() {
  const lines: string[] = [];
  const app = Fastify({ logger: loggerOptions('trace', { write: (line) => void lines.push(line) }) });
  return { app, lines };
}

it('[A-083] a request is logged by its route, never by its address', async () => {
  const { app, lines } = appWithLog();
  app.get('/api/things/:id', async () => ({}));
  await app.inject({ url: '/api/things/13812345678?token=secret-token', headers: { token: 'secret-token' } });
  const text = lines.join('');
  expect(text).toContain('/api/things/:id');
  expect(text).not.toContain('13812345678');
  expect(text).not.toContain('secret-token');
});

it.each([
  'token',
  'authentication',
  'mobile',
  'phone',
  'code',
  'captcha',
  'mobileValidateCode',
  'imgCode',
  'rid',
])('[A-083] a field named %s is hidden at any of three depths', async (field) => {
  const { app, lines } = appWithLog();
  app.log.info(
    { [field]: 'planted', body: { [field]: 'planted', inner: { [field]: 'planted' } } },
    'careless',
  );
  expect(lines.join('')).toContain('careless');
  expect(lines.join('')).toContain('[hidden]');
  expect(lines.join('')).not.toContain('planted');
  await app.close();
});

it('a line break or a quote in a value does not break the line', async () => {
  const { app, lines } = appWithLog();
  app.log.warn({ why: 'no\n{"level":60,"msg":"forged"}\r\n\u001b[2J"' }, 'refused');
  expect(lines).toHaveLength(1);
  expect([...(lines[0]?.trimEnd() ?? '')].every((letter) => letter >= ' ')).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: 'refused' });
  await app.close();
});
