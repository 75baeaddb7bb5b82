import { describe, expect, it } from 'vitest';
import { refuseFailures } from './refuse-failures.ts';

class Silent extends Error {}
class Refused extends Error {}

const refuseIfUnavailable = refuseFailures([Silent, '2103'], [Refused, '2114']);

describe('refuseFailures', () => {
  it('passes an answer on', async () => {
    expect(await refuseIfUnavailable(Promise.resolve('yes'))).toBe('yes');
  });

  it.each([
    [new Silent(), '2103'],
    [new Refused(), '2114'],
  ])('converts a listed failure to its code and keeps the cause', async (why, code) => {
    await expect(refuseIfUnavailable(Promise.reject(why))).rejects.toMatchObject({
      name: 'Refusal',
      code,
      cause: why,
    });
  });

  it('passes a failure of no listed kind unchanged', async () => {
    const fault = new TypeError('a fault of ours');
    await expect(refuseIfUnavailable(Promise.reject(fault))).rejects.toBe(fault);
  });
});
