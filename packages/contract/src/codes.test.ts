import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODES, type Code, isSuccess } from './codes.ts';
import { activityTexts } from './texts/activity.ts';
import { agreementNameTexts } from './texts/agreement-names.ts';
import { campaignPageTexts } from './texts/campaign-pages.ts';
import { checkInTexts } from './texts/check-in.ts';
import { claimTexts } from './texts/claim.ts';
import { claimClosedTexts } from './texts/claim-closed.ts';
import { commonTexts } from './texts/common.ts';
import { feedbackTexts } from './texts/feedback.ts';
import { fill } from './texts/fill.ts';
import { identityTexts } from './texts/identity.ts';
import { allTexts } from './texts/index.ts';
import { phoneCodeTexts } from './texts/phone-code.ts';
import { punchTexts } from './texts/punch.ts';
import { reservationTexts } from './texts/reservation.ts';
import { unionTexts } from './texts/union.ts';

const codes = Object.keys(CODES) as Code[];
const CHINESE = /[\u4e00-\u9fff]/;

describe('codes', () => {
  it('[A-081] every code has one Chinese text, and no two share it', () => {
    for (const code of codes) expect(CODES[code].msg, code).toMatch(CHINESE);
    expect(new Set(codes.map((code) => CODES[code].msg)).size).toBe(codes.length);
  });

  it.each<[Code, number]>([
    ['0000', 200],
    ['1003', 200],
    ['1024', 200],
    ['9999', 200],
    ['DF1010', 200],
    ['3001', 200],
    ['4000', 400],
    ['4030', 403],
    ['4040', 404],
    ['4090', 409],
    ['4290', 429],
    ['5000', 500],
    ['5030', 503],
  ])('[A-082] %s has HTTP status %i', (code, status) => {
    expect(CODES[code].status).toBe(status);
  });

  it('[A-082] each HTTP status other than 200 has exactly one code', () => {
    const statuses = codes.map((code) => CODES[code].status).filter((status) => status !== 200);
    expect(new Set(statuses).size).toBe(statuses.length);
  });

  it.each([
    ['0000', true],
    [200, true],
    ['200', false],
    [0, false],
    ['1024', false],
    ['', false],
  ])('[A-081] %j counts as success: %s', (code, success) => {
    expect(isSuccess(code)).toBe(success);
  });
});

describe('texts', () => {
  it('[A-103] the list contains every text of every file once, and those of the codes', async () => {
    const folder = join(import.meta.dirname, 'texts');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
    const lists = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, list]) => (name.endsWith('Texts') ? [list] : [])),
    );
    const written = lists
      .filter((list) => typeof list === 'object')
      .flatMap((list) => Object.values<string>(list));
    const listed = Object.entries(allTexts());
    const byFeature = listed.filter(([key]) => !key.startsWith('code.')).map(([, text]) => text);
    expect(byFeature.sort()).toEqual(written.sort());
    expect(listed.length - byFeature.length).toBe(codes.length);
    for (const code of codes) expect(allTexts()[`code.${code}`]).toBe(CODES[code].msg);
  });

  it('[A-081] no text is empty or padded, and all are Chinese', () => {
    for (const [key, text] of Object.entries(allTexts())) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      // A V before a number denotes a level and is allowed.
      const bare = text.replace(/V?\{\w+\}|VIP/g, '');
      if (!CHINESE.test(bare)) expect(bare, key).not.toMatch(/\p{Letter}/u);
    }
  });

  it('[A-081] page and server use the same text where they mean the same', () => {
    expect(commonTexts.notLoggedIn).toBe(CODES['1024'].msg);
    expect(claimTexts.notInTime).toBe(CODES['1004'].msg);
    expect(claimClosedTexts.ended).toBe(CODES['1003'].msg);
    expect(commonTexts.claimFailed).toBe(CODES['9999'].msg);
    expect(punchTexts.notNew).toBe(CODES['2154'].msg);
    expect(commonTexts.http403).toBe(CODES['4030'].msg);
    expect(commonTexts.http404).toBe(CODES['4040'].msg);
    expect(commonTexts.http502).toBe(CODES['5000'].msg);
    expect(phoneCodeTexts.sendFailed).toBe(CODES['2005'].msg);
    expect(checkInTexts.needsVip).toBe(CODES['2121'].msg);
    expect(unionTexts.onceAYear).toBe(CODES['2131'].msg);
    expect(unionTexts.bindFailed).toBe(CODES['2134'].msg);
    expect(unionTexts.noSuchAccount).toBe(CODES['2145'].msg);
    expect(campaignPageTexts.noDraws).toBe(CODES['2150'].msg);
    expect(feedbackTexts.pictureTooLarge).toBe(CODES['2167'].msg);
    expect(feedbackTexts.tooManyPictures).toBe(CODES['2168'].msg);
    for (const { ended } of [campaignPageTexts, activityTexts, reservationTexts])
      expect(ended).toBe(CODES['1003'].msg);
  });

  it('the claim page, which has its own texts to load less, names the agreements like all other pages', () => {
    expect(claimTexts.agreeVip).toBe(agreementNameTexts.vip);
    expect(claimTexts.agreeAnd).toBe(agreementNameTexts.and);
    expect(claimTexts.agreePrivacy).toBe(identityTexts.privacyPolicy);
  });

  it.each([
    ['{seconds} 秒后重发', { seconds: 59 }, '59 秒后重发'],
    ['{partner} × {brand}', { partner: '甲', brand: '乙' }, '甲 × 乙'],
    ['{days} 天', {}, '{days} 天'],
    ['{days} 天', { days: 0 }, '0 天'],
    ['{a}', { a: '{b}', b: 'x' }, '{b}'],
  ])('fills %j', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });
});
