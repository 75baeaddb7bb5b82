import { describe, expect, it } from 'vitest';
import { fillPath } from './call.ts';

describe('paths with parameters', () => {
  it.each([
    ['/api/a', { b: 1 }, '/api/a', { b: 1 }],
    ['/api/market/{market}', { market: 'ios', multi: '1' }, '/api/market/ios', { multi: '1' }],
    ['/api/{a}/{b}', { a: 1, b: 2 }, '/api/1/2', {}],
    ['/api/agree/{id}', { id: '../../x?y#z' }, '/api/agree/..%2F..%2Fx%3Fy%23z', {}],
    ['/api/agree/{id}', {}, '/api/agree/', {}],
  ])('%s of %j is %s', (path, input, address, rest) => {
    expect(fillPath(path, input)).toEqual({ address, rest });
  });

  it('do not modify the input', () => {
    const input = { id: 'a', b: 'c' };
    fillPath('/{id}', input);
    expect(input).toEqual({ id: 'a', b: 'c' });
  });
});
