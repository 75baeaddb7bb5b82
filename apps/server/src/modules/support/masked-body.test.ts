import { describe, expect, it } from 'vitest';
import { maskedBody } from './masked-body.ts';

const PERSON = ['2088102112345678', 'o-openid-of-a-person', '13812345678', '张三', 'zhang@example.com'];

const form = new URLSearchParams({
  out_trade_no: '26111509120012345100000001',
  total_amount: '25.00',
  buyer_id: '2088102112345678',
  buyer_logon_id: '13812345678',
  buyer_open_id: 'o-openid-of-a-person',
  buyer_name: '张三',
  body: '给 13812345678 的会员',
  seller_id: 'seller 13812345678',
}).toString();
const json = JSON.stringify({
  id: 'n-1',
  out_trade_no: '26111509120012345100000001',
  amount: { total: 2500, payer_name: '张三', note: 13812345678 },
  payer: { openid: 'o-openid-of-a-person', id: '2088102112345678' },
  list: [{ email: 'zhang@example.com' }, 'zhang@example.com'],
});
const lenovo = new URLSearchParams({
  transdata: JSON.stringify({ cporderid: '26111509120012345100000001', paytype: 5, username: '张三' }),
  sign: 'x',
}).toString();
const signed = ['a', Buffer.from(json).toString('base64url'), 'c'].join('.');

describe('the body of a notification as staff see it', () => {
  it.each([
    ['a form', form],
    ['a document', json],
    ['a document in a form', lenovo],
    ['a signed document', signed],
  ])('%s shows its payment, and nobody', (_kind, body) => {
    const shown = maskedBody(body);
    expect(shown).toContain('26111509120012345100000001');
    for (const secret of PERSON) expect(shown).not.toContain(secret);
  });

  it('masks phones in fields that are shown', () => {
    expect(maskedBody(form)).toContain('seller 138****5678');
    expect(maskedBody(form)).toContain('"total_amount": "25.00"');
  });

  it.each([
    ['text', '张三 13812345678'],
    ['a number', '13812345678'],
    ['null', 'null'],
    ['a word', '"张三"'],
    ['three parts that are no document', 'a.b.c'],
  ])('hides what it cannot read: %s', (_kind, body) => {
    expect(maskedBody(body)).toBe('***');
  });

  it('is empty if it was deleted with its account', () => {
    expect(maskedBody('')).toBe('');
  });

  it('survives deep nesting and hostile names', () => {
    expect(
      maskedBody(`{"__proto__":{"id":"a"},"constructor":"b","data":${'['.repeat(500)}${']'.repeat(500)}}`),
    ).not.toContain('"a"');
  });
});
