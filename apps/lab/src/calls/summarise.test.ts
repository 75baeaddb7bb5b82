import { describe, expect, it } from 'vitest';
import { summariseAnswer, summariseRequest } from './summarise.ts';

const NONE = new URLSearchParams();
const PHONE = '13812346024';

describe('[A-102] the summary of a request', () => {
  it('shows query and body without codes, tokens and whole phones', () => {
    const query = new URLSearchParams({ page: '2', ticket: 'T-secret' });
    const body = { mobile: PHONE, mobileValidateCode: '305718', goodsCode: 'year', captcha: '9182' };
    const text = summariseRequest(query, JSON.stringify(body));
    expect(text).toContain('"page": "2"');
    expect(text).toContain('138****6024');
    expect(text).toContain('"goodsCode": "year"');
    for (const secret of ['T-secret', PHONE, '305718', '9182']) expect(text).not.toContain(secret);
  });

  it('names the kind of a body that is no text, and the length of one that is no JSON', () => {
    expect(summariseRequest(NONE, new Blob(['picture']))).toBe('Blob');
    expect(summariseRequest(NONE, 'no json')).toBe('"7 个字符"');
    expect(summariseRequest(NONE, undefined)).toBe('');
  });
});

describe('[A-102] the summary of an answer', () => {
  it('keeps the code of the envelope and hides what the data holds secret, however deep', () => {
    const data = { token: 'abc.def', prizes: [{ giftCode: 'K7M2', mobile: Number(PHONE) }], lastToken: null };
    const { code, text } = summariseAnswer(JSON.stringify({ code: '0000', msg: '成功', data }));
    expect(code).toBe('0000');
    expect(text).toContain('"code": "0000"');
    expect(text).toContain('138****6024');
    for (const secret of ['abc.def', 'K7M2', PHONE]) expect(text).not.toContain(secret);
  });

  it('is short for long answers, and has no code for what is no envelope', () => {
    expect(summariseAnswer(JSON.stringify({ data: 'x'.repeat(9_000) })).text.length).toBeLessThan(4_010);
    expect(summariseAnswer('<html>')).toEqual({ code: '', text: '6 个字符' });
    expect(summariseAnswer('[1]')).toMatchObject({ code: '', text: '[\n  1\n]' });
  });
});
