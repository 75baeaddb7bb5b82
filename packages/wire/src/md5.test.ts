import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { md5Hex } from './md5.ts';

const elsewhere = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');

it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    '57edf4a22be3c955ac49da2e2107b67a',
  ],
])('[A-080] %j has the digest of its RFC', (text, digest) => {
  expect(md5Hex(text)).toBe(digest);
});

it('[A-080] every length around a block boundary', () => {
  for (let length = 0; length < 200; length += 1)
    expect(md5Hex('a'.repeat(length))).toBe(elsewhere('a'.repeat(length)));
});

it('[A-080] any text has the same digest as in another library', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(md5Hex(text)).toBe(elsewhere(text));
    }),
  );
});

it('[A-080] signing works in web views without Object.hasOwn', () => {
  // In a child process, because the test runner itself needs the function that is removed here.
  const script = `
    delete Object.hasOwn;
    const { signRequest } = await import(${JSON.stringify(new URL('./request-signature.ts', import.meta.url).href)});
    process.stdout.write(signRequest({ clientType: 'web', path: '/a', t: 1, params: { b: '2' } }));`;
  const signed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(signed).toBe(elsewhere('/a\n1\nb=2\njuban-wire-2026/sign/web'));
});
