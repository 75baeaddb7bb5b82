import { createHash } from 'node:crypto';
import { BRANDS, CLIENT_TYPES, clientTypeOf } from '@juban/catalog';
import { AGREEMENT_FAMILIES, FAMILY_TYPES, familyKeyOf } from '@juban/catalog/agreement-families';
import { AGREEMENT_TYPES, agreementKeyOf, purchaseAgreementsOf } from '@juban/catalog/agreement-keys';
import { calls } from '@juban/contract';
import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { ALLOWED_OUTPUT, SCRIPTS } from '../../../test/script-corpus.ts';
import { rowsOf } from '../../db/database.ts';
import { agreementContent } from './agreement.content.ts';
import { agreements } from './agreement.tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
afterEach(() => product.lab('POST', '/clock', { reset: true }));

const find = (id: string, headers: Record<string, string> = {}) =>
  product.call('getAgreement', { id }, headers);
const now = () => product.foundation.clock.businessNow();
const advance = (days: number) => product.lab('POST', '/clock', { advanceMs: days * DAY_MS });
const hashOf = (html: string) => createHash('sha256').update(html).digest('hex');

describe.each(Object.values(BRANDS))('documents of $name', ({ id: brand, name }) => {
  it.each(AGREEMENT_TYPES)('[B-103] %s: code 200, title and several sections', async (type) => {
    const { status, code, data } = await find(agreementKeyOf(brand, type));
    expect({ status, code }).toEqual({ status: 200, code: 200 });
    expect(data.title).toContain(name);
    expect(data.commenContent.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    for (const other of Object.values(BRANDS).filter(({ id }) => id !== brand))
      expect(data.commenContent, '[A-092]').not.toContain(other.name);
    expect(data.effectiveTime).toBeLessThan(Date.now());
  });
});

describe.each(AGREEMENT_FAMILIES)('the family $id', (family) => {
  it.each(FAMILY_TYPES)('[C-041] [C-042] has %s, with a title and the tabs of the family', async (type) => {
    const key = familyKeyOf(family, type);
    const { code, data } = await find(key);
    expect(code).toBe(200);
    expect(data.title).toContain(BRANDS[family.brand].name);
    expect(data.commenContent).not.toContain('{');
    expect(data.family).toMatchObject({ id: family.id, red: family.brand === 'jqq' });
    expect(data.family?.tabs.map(({ id }) => id)).toEqual(
      FAMILY_TYPES.map((each) => familyKeyOf(family, each)),
    );
  });
});

describe('by type', () => {
  it.each([
    ['android_jqq_huawei', 'jqq_huawei_privacy'],
    ['ios_jqq', 'jqq_ios_privacy'],
    ['android_jqq', 'jqq_android_privacy'],
    ['ios_rrtv_jsb', 'yujian_jsb_privacy'],
    ['ios_zyb', 'yujian_zyb_privacy'],
    ['android_jxx', 'jqq_privacy'],
  ])('[C-042] %s gets %s of its variant', async (clientType, key) => {
    const { data } = await product.call('getAgreementByType', { type: 'privacy' }, { clientType });
    expect(data.id).toBe(key);
    expect((await find('vip', { clientType })).data.family).toBeNull();
  });

  it.each([
    ['Android', 'yujian_vip'],
    ['android_jqq', 'jqq_vip'],
    ['win_tthj', 'tthj_vip'],
    ['ipad_ddsp', 'ddsp_vip'],
    ['nobody', 'yujian_vip'],
  ])('[B-103] %s gets %s', async (clientType, key) => {
    const { code, data } = await product.call('getAgreementByType', { type: 'vip' }, { clientType });
    expect(code).toBe(200);
    expect(data).toEqual((await find(key)).data);
    expect((await find('vip', { clientType })).data).toEqual(data);
  });

  it('[A-092] [B-103] a client of another brand gets none by key', async () => {
    expect(await find('yujian_vip', { clientType: 'android_jqq' })).toMatchObject({
      status: 404,
      code: '4040',
    });
  });
});

describe('versions', () => {
  it('[B-103] the one in force is returned, exactly from its time, and cached answers are replaced', async () => {
    const first = (await find('yujian_vip')).data;
    expect(first).toMatchObject({ version: 1 });
    expect(first.commenContent).toContain('不超过三台');
    const [next] = rowsOf<{ ms: number }>(
      await product.foundation.database.db.execute(
        sql`select (extract(epoch from effective_at) * 1000)::float8 as ms from agreements where agreement_id = 'yujian_vip@2'`,
      ),
    );
    const left = Number(next?.ms) - now().getTime();
    await product.lab('POST', '/clock', { freeze: true });
    await product.lab('POST', '/clock', { advanceMs: left - 60_000 });
    expect((await find('yujian_vip')).data.version).toBe(1);
    await product.lab('POST', '/clock', { advanceMs: 120_000 });
    const second = (await find('yujian_vip')).data;
    expect(second).toMatchObject({ version: 2, effectiveTime: next?.ms });
    expect(second.commenContent).toContain('不超过五台');
  });

  it('[B-103] an order freezes exactly the returned text', async () => {
    for (const days of [0, 90]) {
      await advance(days);
      for (const { id } of CLIENT_TYPES) {
        const keys = purchaseAgreementsOf(clientTypeOf(id), true);
        const frozen = await product.services.agreements.inForce(keys, now());
        expect(frozen.map(({ key }) => key)).toEqual(keys);
        const texts = await Promise.all(keys.map(async (key) => (await find(key)).data));
        expect(frozen.map(({ version }) => version)).toEqual(texts.map(({ version }) => version));
        expect(frozen.map(({ hash }) => hash)).toEqual(texts.map((text) => hashOf(text.commenContent)));
      }
    }
  });

  it('[B-103] a document that is not in force cannot be frozen', async () => {
    const { agreements } = product.services;
    await expect(agreements.inForce(['yujian_none'], now())).rejects.toThrow('no version');
    await expect(agreements.inForce(['yujian_vip'], new Date(0))).rejects.toThrow('no version');
  });

  it('[B-103] a published text cannot be changed: the database refuses', async () => {
    const change = `update agreements set html = 'x', hash = '${hashOf('x')}' where agreement_id = 'yujian_vip@1'`;
    await expect(product.foundation.database.exec(change)).rejects.toThrow(/a new text needs a new version/);
    const hash = `update agreements set hash = 'x' where agreement_id = 'yujian_vip@1'`;
    await expect(product.foundation.database.exec(hash)).rejects.toThrow(/check constraint/);
  });
});

describe('stored text is sanitised again when it is sent', () => {
  it('[B-103] [C-096] so that no row, whatever its origin, reaches a page as more than text', async () => {
    const html = '<p onclick="x()">甲</p><script>alert(1)</script><a href="javascript:x()">乙</a>';
    await product.foundation.database.exec(`
      insert into agreements values ('yujian_raw@1', 'yujian_raw', 1, 'yujian', 'user', '测试', '${html}', '${hashOf(html)}', now() - interval '1 day')`);
    expect((await find('yujian_raw')).data.commenContent).toBe('<p>甲</p><a>乙</a>');
  });
});

describe('texts with scripts', () => {
  const NO_FILES = { pictures: () => [], clip: () => undefined };
  const item = (html: string, place: number) => ({
    ...{ brand: 'yujian', key: `yujian_poison${place}`, app: '', type: 'user', version: 1 },
    ...{ title: '测试', effectiveInDays: -1, html },
  });

  it('[C-096] are stored as text only, and sent so even from a row that was never sanitised', async () => {
    const { db } = product.foundation.database;
    for (const [place, html] of SCRIPTS.entries()) {
      const row = agreementContent.toRow(item(html, place) as never, new Date(), NO_FILES);
      expect(row.html).toMatch(ALLOWED_OUTPUT);
      const raw = { ...row, html, hash: hashOf(html) } as typeof agreements.$inferInsert;
      await db.insert(agreements).values(raw);
      const { commenContent } = (await find(`yujian_poison${place}`)).data;
      expect(commenContent).toBe(row.html);
    }
  });
});

describe('unknown documents', () => {
  it.each(['none', 'yujian_none', 'constructor', '0'])('[B-103] %s is unknown', async (name) => {
    for (const answer of [await find(name), await product.call('getAgreementByType', { type: name })]) {
      expect(answer).toMatchObject({ status: 404, code: '4040', msg: '没有这份协议' });
    }
  });

  it.each(['<script>', '../user', 'x'.repeat(65), '用户'])('[B-103] %s is refused', async (name) => {
    const refused = { status: 400, code: '4000', msg: '没有这份协议' };
    expect(await find(name)).toMatchObject(refused);
    expect(await product.callRaw(calls.getAgreementByType, { type: name })).toMatchObject(refused);
  });

  it('[B-103] a missing type is not found', async () => {
    expect(await product.callRaw(calls.getAgreementByType, {})).toMatchObject({
      status: 400,
      code: '4000',
      msg: '没有这份协议',
    });
  });
});
