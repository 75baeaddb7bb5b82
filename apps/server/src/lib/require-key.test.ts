import { expect, it } from 'vitest';
import { requireKeyForm } from './require-key.ts';

it.each([undefined, '12345678', '~'.repeat(64)])('accepts %j', (key) => {
  expect(() => requireKeyForm(key)).not.toThrow();
});

it.each(['', '1234567', '~'.repeat(65), 'with a space', '一二三四五六七八'])('refuses %j', (key) => {
  expect(() => requireKeyForm(key)).toThrow(expect.objectContaining({ code: '4000' }));
});
