import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANSWERS } from '../../../web/src/platform/host/bridge/answers.ts';
import { startProduct, type TestProduct } from '../../test/kit.ts';
import { BRIDGE_METHODS } from './bridge-scripts.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(() => product.lab('POST', '/bridge', { reset: true }));

const read = () => product.lab('GET', '/bridge');
const post = async (payload: unknown) => {
  const response = await product.app.inject({
    method: 'POST',
    url: '/lab/api/bridge',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, ...response.json() };
};

describe('scripted answers of the simulated host', () => {
  it('[A-102] exist for every method of the bridge port', () => {
    expect([...BRIDGE_METHODS].sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it('[A-102] are empty at first', async () => {
    expect(await read()).toEqual({ scripts: {} });
  });

  it.each([
    { answer: { clientType: 'ios_jqq' } },
    { answer: '' },
    { answer: null },
    { answer: [1, { deep: [true] }] },
    { twice: 'paid' },
    { error: 'unsupported' },
    { silence: true },
    { junk: true },
  ])('[A-102] keep %j until it is removed', async (script) => {
    expect(await post({ method: 'getAppInfo', ...script })).toEqual({
      status: 200,
      scripts: { getAppInfo: script },
    });
    expect(await read()).toEqual({ scripts: { getAppInfo: script } });
    expect(await post({ method: 'getAppInfo', reset: true })).toMatchObject({ scripts: {} });
  });

  it('[A-102] exist side by side; the newest of a method counts', async () => {
    await post({ method: 'getToken', silence: true });
    await post({ method: 'payAlipay', answer: 'paid' });
    await post({ method: 'payAlipay', error: 'busy' });
    expect(await read()).toEqual({ scripts: { getToken: { silence: true }, payAlipay: { error: 'busy' } } });
    await post({ reset: true });
    expect(await read()).toEqual({ scripts: {} });
  });

  it('[A-102] are removed by a reset of the data', async () => {
    await post({ method: 'share', junk: true });
    await product.lab('POST', '/reset');
    expect(await read()).toEqual({ scripts: {} });
  });

  it.each([
    {},
    null,
    [],
    'getToken',
    { method: 'getToken' },
    { method: 'nothing', silence: true },
    { method: '__proto__', silence: true },
    { method: 7, silence: true },
    { silence: true },
    { method: 'getToken', silence: false },
    { method: 'getToken', silence: 'yes' },
    { method: 'getToken', error: '' },
    { method: 'getToken', error: 5 },
    { method: 'getToken', error: 'x'.repeat(201) },
    { method: 'getToken', answer: 'a', silence: true },
    { method: 'getToken', answer: 'a', other: 1 },
    { reset: true, method: 'nothing' },
    { reset: false },
  ])('[A-102] %j is 4000 and changes nothing', async (body) => {
    await post({ method: 'close', silence: true });
    expect(await post(body)).toMatchObject({ status: 400, code: '4000' });
    expect(await read()).toEqual({ scripts: { close: { silence: true } } });
  });
});
