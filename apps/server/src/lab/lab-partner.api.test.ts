import { CODES } from '@juban/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../test/shop-kit.ts';
import { startUnionShop, type UnionShop } from '../../test/union-kit.ts';
import { PARTNERS } from '../ports/partner-gateway.ts';

let shop: UnionShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startUnionShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
});

describe('a partner’s behaviour', () => {
  it('[A-103] is set by the partner’s own name or by its union’s, and affects every caller', async () => {
    const answer = await shop.pick(buyer, 'netease-1004');
    const bind = async () => (await shop.bindWith(buyer, answer)).code;
    expect(await shop.setState('you', 'down')).toEqual({ partner: 'netease', state: 'down' });
    expect(await bind()).toBe('2134');
    expect(await shop.setState('netease', 'up')).toEqual({ partner: 'netease', state: 'up' });
    expect(await bind()).toBe('0000');
  });

  it('[A-103] is listed for every partner with its display name, until a reset clears it', async () => {
    interface Listed {
      partner: string;
      name: string;
      state: string;
    }
    const list = () => shop.product.lab<Listed[]>('GET', '/partners');
    await shop.setState('disk', 'slow');
    const listed = await list();
    expect(listed.map(({ partner }) => partner)).toEqual(PARTNERS);
    expect(listed).toContainEqual({ partner: 'disk', name: '云脊网盘', state: 'slow' });
    expect(listed).toContainEqual({ partner: 'netease', name: '拾光集市', state: 'up' });
    for (const { name } of listed) expect(name).toMatch(/[\u4e00-\u9fff]/);
    await shop.product.lab('POST', '/reset');
    expect(new Set((await list()).map(({ state }) => state))).toEqual(new Set(['up']));
  });

  it('[A-103] and its grants can be read by either name', async () => {
    const given = (name: string) => shop.product.lab<unknown[]>('GET', `/partner?partner=${name}`);
    await shop.bind(buyer, 'you');
    await shop.buyUnion(buyer, 'you');
    await expect.poll(() => given('you')).toMatchObject([{ partner: 'netease', days: 365 }]);
    expect(await given('netease')).toEqual(await given('you'));
    expect(await given('music')).toEqual([]);
  });

  it.each([
    [{ partner: 'nobody', state: 'down' }, 'partner'],
    [{ partner: 'constructor', state: 'down' }, 'partner'],
    [{ partner: '', state: 'down' }, 'partner'],
    [{ state: 'down' }, 'partner'],
    [{ partner: 'you', state: 'asleep' }, 'state'],
  ])('[A-103] %j is 4000 instead of a switch without effect', async (order, field) => {
    const msg = `${CODES['4000'].msg}（${field}）`;
    expect(await shop.product.lab('POST', '/partner', order)).toMatchObject({ code: '4000', msg });
  });

  it('[A-103] has no grants under an unknown name', async () => {
    expect(await shop.product.lab('GET', '/partner?partner=nobody')).toMatchObject({ code: '4000' });
  });
});
