import { describe, expect, it } from 'vitest';
import { refuseFailures } from './refuse-failures.ts';

class Silent extends Error {}
class SaidNo extends Error {}

const refuseIfUnavailable = refuseFailures([Silent, '2103'], [SaidNo, '2114']);

describe('refuseFailures', () => {
  it('passes an answer on', async () => {
    expect(await refuseIfUnavailable(Promise.resolve('yes'))).toBe('yes');
  });

  it.each([
    [new Silent(), '2103'],
    [new SaidNo(), '2114'],
  ])('tells a listed failure by its code and keeps why', async (why, code) => {
    await expect(refuseIfUnavailable(Promise.reject(why))).rejects.toMatchObject({
      name: 'Refusal',
      code,
      cause: why,
    });
  });

  it('leaves a failure of no listed kind as it is', async () => {
    const fault = new TypeError('a fault of ours');
    await expect(refuseIfUnavailable(Promise.reject(fault))).rejects.toBe(fault);
  });
});
