import { calls } from '@juban/contract';
import { DAY_MS } from '@juban/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/kit.ts';
import { type Shop, startShop } from '../../../test/shop-kit.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.product.lab('POST', '/clock', { reset: true }));

const later = (days: number) => shop.product.lab('POST', '/clock', { advanceMs: days * DAY_MS });
const changesOf = (token: string, id: string) =>
  shop.product.call('getAgreementChanges', { id }, { token, clientType: 'Android' });

describe('changes since consent', () => {
  it('[C-041] an order froze the version: none while it is in force, then block by block', async () => {
    const buyer = await shop.makeBuyer();
    expect((await changesOf(buyer.token, 'vip')).data, 'never agreed to').toBeNull();
    await shop.order(buyer);
    expect(await changesOf(buyer.token, 'vip')).toMatchObject({ code: 200, data: null });
    await later(120);
    const { data } = await changesOf(buyer.token, 'yujian_vip');
    expect(data).toMatchObject({ agreedVersion: 1, version: 2 });
    const pieces = data?.blocks.flatMap((block) => block.pieces) ?? [];
    const text = (kind: string) =>
      pieces
        .filter((piece) => piece.kind === kind)
        .map((piece) => piece.text)
        .join('|');
    expect(text('added')).toContain('五');
    expect(text('removed')).toContain('三');
    expect(data?.blocks.some(({ kind }) => kind === 'same')).toBe(true);
    expect(JSON.stringify(data)).not.toContain('<');
    await shop.order(buyer);
    expect((await changesOf(buyer.token, 'vip')).data, 'agreed to again').toBeNull();
  });

  it('[C-041] a login agrees to the user agreement and the privacy policy of its app variant', async () => {
    const { product } = shop;
    const mobile = newPhone();
    await product.call('sendLoginCode', { mobile });
    const captcha = await product.readCode(mobile);
    const { data } = await product.call('login', { mobile, captcha }, { clientType: 'Android' });
    expect((await changesOf(data.token, 'privacy')).data).toBeNull();
    await later(60);
    expect((await changesOf(data.token, 'privacy')).data).toMatchObject({ agreedVersion: 1, version: 2 });
    expect((await changesOf(data.token, 'user')).data).toBeNull();
  });

  it('[C-041] are shown to their own user only', async () => {
    expect(await shop.product.callRaw(calls.getAgreementChanges, { id: 'vip' })).toMatchObject({
      code: '1024',
    });
    const buyer = await shop.makeBuyer();
    expect(await changesOf(buyer.token, 'nothing')).toMatchObject({ status: 404, code: '4040' });
  });
});
