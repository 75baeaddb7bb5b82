import { describe, expect, it } from 'vitest';
import { readMadeUsers } from './made-users.ts';

const member = { key: 'a', preset: 'member', id: '12', token: 't', mobile: '19900000000' };
const visitor = { key: 'b', preset: 'visitor', id: null, token: null, mobile: '19900000001' };

describe('users stored in this browser', () => {
  it('are restored', () => {
    expect(readMadeUsers(JSON.stringify([member, visitor]))).toEqual([member, visitor]);
  });

  it('are empty if nothing valid is stored', () => {
    for (const stored of [null, '', '{', 'null', '{}', '"x"']) expect(readMadeUsers(stored)).toEqual([]);
  });

  it('exclude invalid entries', () => {
    const { token: _token, ...tokenless } = member;
    expect(readMadeUsers(JSON.stringify([null, 3, tokenless, { ...member, id: 12 }, member]))).toEqual([
      member,
    ]);
  });
});
