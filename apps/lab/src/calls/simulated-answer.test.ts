import { expect, it } from 'vitest';
import { simulatedAnswer } from './simulated-answer.ts';

const refusalOf = (...[condition, method, path]: Parameters<typeof simulatedAnswer>) => {
  const answer = simulatedAnswer(condition, method, path);
  return typeof answer === 'object' && [answer.status, JSON.parse(answer.body).code];
};

it.each(['normal', 'loading'] as const)('[A-102] %s: every call goes to the server', (condition) => {
  expect(simulatedAnswer(condition, 'GET', '/api/user/profile')).toBeUndefined();
});

it('[A-102] failing: every call is answered with a server error; offline: no call gets an answer', () => {
  expect(refusalOf('failing', 'GET', '/any/path')).toEqual([500, '5000']);
  expect(simulatedAnswer('offline', 'GET', '/any/path')).toBe('no line');
});

it.each([
  ['GET', '/api/user/profile', true],
  // Wrong method, a longer path, and a public call.
  ['POST', '/api/user/profile', false],
  ['GET', '/api/user/profile/more', false],
  ['GET', '/api/lab/nothing', false],
])('[A-102] expired: %s %s is refused with 1024: %s', (method, path, isRefused) => {
  expect(refusalOf('expired', method, path)).toEqual(isRefused && [200, '1024']);
});
