import { describe, expect, it } from 'vitest';
import { summariseAnswer, summariseRequest } from './summarise.ts';

const NONE = new URLSearchParams();
const PHONE = '13812346024';

describe('[A-102] request summary', () => {
  it('shows query and body without codes, tokens and whole phones', () => {
    const query = new URLSearchParams({ page: '2', ticket: 'T-secret' });
    const body = { mobile: PHONE, mobileValidateCode: '305718', goodsCode: 'year', captcha: '9182' };
    const text = summariseRequest(query, JSON.stringify(body));
    expect(text).toContain('"page": "2"');
    expect(text).toContain('138****6024');
    expect(text).toContain('"goodsCode": "year"');
    for (const secret of ['T-secret', PHONE, '305718', '9182']) expect(text).not.toContain(secret);
  });

  it('shows the type of a non-text body, and the length of a non-JSON body', () => {
    expect(summariseRequest(NONE, new Blob(['picture']))).toBe('Blob');
    expect(summariseRequest(NONE, 'no json')).toBe('"7 个字符"');
    expect(summariseRequest(NONE, undefined)).toBe('');
  });
});

describe('[A-102] answer summary', () => {
  it('keeps the code of the envelope and hides secrets in the data at any depth', () => {
    const data = { token: 'abc.def', prizes: [{ giftCode: 'K7M2', mobile: Number(PHONE) }], lastToken: null };
    const { code, text } = summariseAnswer(JSON.stringify({ code: '0000', msg: '成功', data }));
    expect(code).toBe('0000');
    expect(text).toContain('"code": "0000"');
    expect(text).toContain('138****6024');
    for (const secret of ['abc.def', 'K7M2', PHONE]) expect(text).not.toContain(secret);
  });

  it('is short for long answers, and has no code without an envelope', () => {
    expect(summariseAnswer(JSON.stringify({ data: 'x'.repeat(9_000) })).text.length).toBeLessThan(4_010);
    expect(summariseAnswer('<html>')).toEqual({ code: '', text: '6 个字符' });
    expect(summariseAnswer('[1]')).toMatchObject({ code: '', text: '[\n  1\n]' });
  });
});
