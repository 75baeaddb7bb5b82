import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, formTargetsOf } from './content-security.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('[A-083] allows the page’s own inline scripts and no others', () => {
  const html =
    '<script>a=1</script><script type="module" src="/assets/x.js"></script><script data-x>b\n</script>';
  const policy = contentSecurityPolicy(html);
  expect(policy).toContain(`script-src 'self' ${hash('a=1')} ${hash('b\n')};`);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  for (const rule of [
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "connect-src 'self'",
  ]) {
    expect(policy).toContain(rule);
  }
});

it('[C-096] a script inside rich text may not run, wherever the text ends', () => {
  const page = (text: string) =>
    `<script>a=1</script><main><div class="x" data-rich-text="">${text}</div></main><script>b</script>`;
  for (const text of ['<script>evil()</script>', '</div></main><script>evil()</script><main>']) {
    const policy = contentSecurityPolicy(page(text));
    expect(policy).toContain(`script-src 'self' ${hash('a=1')} ${hash('b')};`);
    expect(policy).not.toContain(hash('evil()'));
  }
});

it.each([
  ['https://openapi.alipay.com/gateway.do', 'https://openapi.alipay.com https://*.alipay.com'],
  ['http://127.0.0.1:3001/alipay/gateway.do', 'http://127.0.0.1:3001'],
  ['http://localhost:3001/alipay/gateway.do', 'http://localhost:3001'],
])('[B-075] allows forms to post to our origin and to the gateway %s only', (gateway, targets) => {
  const policy = contentSecurityPolicy('', formTargetsOf(gateway));
  expect(policy.match(/form-action ([^;]*)/)?.[1]).toBe(`'self' ${targets}`);
  expect(contentSecurityPolicy('').match(/form-action ([^;]*)/)?.[1]).toBe("'self'");
});
