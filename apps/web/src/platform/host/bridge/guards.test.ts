import { describe, expect, it } from 'vitest';
import { readAppInfo, readDeviceId, readLogin, readPurchase, readToken, readTransactions } from './guards.ts';
import { readReply, replyId } from './read-reply.ts';

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  Number.NaN,
  [],
  {},
  () => 'x',
  Symbol('x'),
  'a b',
  '\n',
];
const GUARDS = { readAppInfo, readDeviceId, readLogin, readPurchase, readToken, readTransactions };

describe('answers of a host', () => {
  it.each(Object.entries(GUARDS))('[A-101] %s rejects junk', (name, guard) => {
    const taken = JUNK.filter((junk) => guard(junk) !== undefined);
    // An empty list of purchases is a valid answer.
    expect(taken).toEqual(name === 'readTransactions' ? [[]] : []);
  });

  it('[A-101] an unknown client type is no answer; an invalid version or theme is left out', () => {
    expect(readAppInfo({ clientType: '__proto__' })).toBeUndefined();
    expect(readAppInfo({ clientType: 'android' })).toBeUndefined();
    const info = readAppInfo({ clientType: 'Android', clientVersion: '1.2.3; drop', theme: 'blue' });
    expect([info?.clientType.id, info?.clientVersion, info?.theme]).toEqual([
      'Android',
      undefined,
      undefined,
    ]);
  });

  it('[A-101] a token that is invalid in headers is no answer', () => {
    expect([readToken(''), readToken('abc.DEF-_=')]).toEqual(['', 'abc.DEF-_=']);
    for (const token of ['a\r\nb', '令牌', 'x'.repeat(4097)]) expect(readToken(token)).toBeUndefined();
  });

  it('[A-101] paid without a signed transaction, or logged in without a token, is no answer', () => {
    expect(readPurchase({ result: 'paid' })).toBeUndefined();
    expect(readPurchase({ result: 'paid', jws: 'x' })).toBeUndefined();
    expect(readPurchase({ result: 'cancelled', jws: 'a.b.c' })).toEqual({ result: 'cancelled' });
    expect(readLogin({ outcome: 'loggedIn', token: '' })).toBeUndefined();
    expect(readTransactions(['a.b.c', 7])).toBeUndefined();
    expect(readTransactions(Array(201).fill('a.b.c'))).toBeUndefined();
  });
});

describe('replies', () => {
  it('[A-101] belong to one call', () => {
    expect(readReply('{"id":"1","ok":true,"value":3}', '1')).toEqual({ ok: true, value: 3 });
    expect(readReply({ id: '1', ok: false, error: 'no' }, '1')).toEqual({ ok: false });
    expect(readReply({ id: '2', ok: true, value: 3 }, '1')).toBeUndefined();
    expect([replyId('{"id":"1"}'), replyId('{'), replyId({ id: 1 })]).toEqual(['1', undefined, undefined]);
  });

  it.each(['{', '', 'null', 7, null, { ok: 'yes', value: 1 }, `"${'x'.repeat(4_000_000)}"`])(
    '[A-101] that are junk carry no value',
    (said) => expect(readReply(said, '1')).toEqual({ ok: true, value: undefined }),
  );
});
