import { type Call, type CallName, calls } from '@juban/contract';
import { describe, expect, it } from 'vitest';
import { envelopeSchema, successCode } from './calls.ts';

describe('success', () => {
  it.each([
    ['/thanosapi/api/agree/1', 200],
    ['/api/user/profile', '0000'],
    ['/centreapi/user/personal/information', '0000'],
    ['/api/thanosapi/x', '0000'],
    ['/thanosapiary', '0000'],
  ])('[A-081] under %s is %j', (path, code) => {
    expect(successCode(path)).toBe(code);
  });
});

describe('schemas of answers', () => {
  it('[A-081] are envelopes that allow both the string and the number', () => {
    for (const name of Object.keys(calls) as CallName[]) {
      expect(envelopeSchema(name), name).toMatchObject({
        type: 'object',
        properties: { code: { type: ['string', 'integer'] }, msg: { type: 'string' } },
        required: ['code', 'msg'],
      });
    }
  });

  it('[A-083] contain the token of each call that is logged as a login', () => {
    const opening = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).opensSession);
    expect(opening.sort()).toEqual(['login', 'redeemTicket']);
    for (const name of opening)
      expect(envelopeSchema(name), name).toMatchObject({
        properties: {
          data: { properties: { token: { type: 'string' } }, required: expect.arrayContaining(['token']) },
        },
      });
  });
});
