import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import { rowsOf } from '../../db/database.ts';

const REFUSED = { status: 200, code: '2117', data: null };

let shop: Shop;
let buyer: Buyer;
let orderNo: string;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
  orderNo = await shop.order(buyer);
});

const issue = (by = buyer, order = orderNo) =>
  shop.product.call('issueOrderTicket', { orderNo: order }, shop.headers(by.token));
const redeem = (ticket: string, order = orderNo) =>
  shop.product.call('redeemTicket', { ticket, orderNo: order });
const userOf = async (token: string) =>
  (await shop.product.call('getProfile', {}, shop.headers(token))).data.user.id;
const exec = (text: string) => shop.product.foundation.database.exec(text);

describe('a login ticket', () => {
  it('[B-076] logs its owner in, with a new token', async () => {
    const { code, data } = await issue();
    expect(code).toBe('0000');
    expect(data.expiresIn).toBe(1_800);
    const { data: entry } = await redeem(data.ticket);
    expect(entry.token).not.toBe(buyer.token);
    expect(await userOf(entry.token)).toBe(await userOf(buyer.token));
  });

  it('[B-076] works once, however many use it at once', async () => {
    const { ticket } = (await issue()).data;
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ticket)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '2117')).toHaveLength(19);
    expect(await redeem(ticket)).toMatchObject(REFUSED);
  });

  it('[B-076] an expired one is deleted when its owner gets another, and at a login', async () => {
    const { ticket } = (await issue()).data;
    const past = "created_at = now() - interval '30 minutes', expires_at = now()";
    const ofBuyer = `where user_id = ${buyer.id}`;
    await exec(`update tickets set ${past} ${ofBuyer}`);
    await exec(`insert into sessions values (${buyer.id}, 'ended', now() - interval '1 day', now())`);
    const { ticket: next } = (await issue()).data;
    expect((await redeem(next)).code).toBe('0000');
    expect(await redeem(ticket)).toMatchObject(REFUSED);
    const { db } = shop.product.foundation.database;
    expect(rowsOf(await db.execute(`select 1 from tickets ${ofBuyer}`))).toHaveLength(1);
    const ended = `select 1 from sessions ${ofBuyer} and token_hash = 'ended'`;
    expect(rowsOf(await db.execute(ended))).toEqual([]);
    expect(await userOf(buyer.token)).toBeTruthy();
  });

  it('[B-076] is valid for its order only, and a wrong try does not use it up', async () => {
    const { ticket } = (await issue()).data;
    const other = await shop.order(buyer);
    expect(await redeem(ticket, other)).toMatchObject(REFUSED);
    expect((await redeem(ticket)).code).toBe('0000');
  });

  it('[B-076] lives 30 minutes by the real clock, whatever the business clock says', async () => {
    const [early, late] = [(await issue()).data.ticket, (await issue()).data.ticket];
    await shop.advance(3_600_000);
    expect((await redeem(early)).code).toBe('0000');
    await exec(
      "update tickets set created_at = now() - interval '30 minutes', expires_at = now() where used_at is null",
    );
    expect(await redeem(late)).toMatchObject(REFUSED);
    await expect(
      exec("update tickets set expires_at = created_at + interval '31 minutes'"),
    ).rejects.toThrow();
  });

  it('[B-076] is not issued to others, for other orders, or to a visitor', async () => {
    const otherCaller = await shop.makeBuyer();
    expect(await issue(otherCaller)).toMatchObject({ status: 404, code: '4040' });
    expect((await shop.product.call('issueOrderTicket', { orderNo })).code).toBe('1024');
    const { ticket } = (await issue()).data;
    const [mine = '', secret = ''] = ticket.split('.');
    const foreign = `${(Number.parseInt(mine, 36) + 1).toString(36)}.${secret}`;
    for (const forged of [foreign, `${mine}.${'A'.repeat(32)}`, `zzzzzzzzzzzzz.${secret}`])
      expect(await redeem(forged), forged).toMatchObject(REFUSED);
    expect((await redeem(`${ticket}x`)).code).toBe('4000');
  });

  it('[B-076] is hashed in the database', async () => {
    const { ticket } = (await issue()).data;
    const rows = rowsOf<{ text: string }>(
      await shop.product.foundation.database.db.execute('select t::text as text from tickets t'),
    );
    expect(rows.length).toBeGreaterThan(0);
    const secret = ticket.slice(ticket.indexOf('.') + 1);
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
  });
});
