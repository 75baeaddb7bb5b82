import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { phoneCodeTexts as texts } from '../texts/phone-code.ts';
import { claimSchemas } from './claim.schemas.ts';

const messageOf = (form: object) =>
  z.safeParse(claimSchemas.receiveClaim.input, { channel: 'campus-30', ...form }).error?.issues[0]?.message;

describe('claim', () => {
  it.each([
    [{}, texts.phoneMissing],
    [{ mobile: '', mobileValidateCode: '' }, texts.phoneMissing],
    [{ mobile: ' ', mobileValidateCode: '12' }, texts.phoneMissing],
    [{ mobile: '123' }, texts.codeMissing],
    [{ mobile: '123', mobileValidateCode: ' ' }, texts.codeMissing],
    [{ mobile: '123', mobileValidateCode: '12' }, texts.codeFormat],
    [{ mobile: '123', mobileValidateCode: '123456' }, texts.phoneFormat],
    [{ mobile: '13812345678', mobileValidateCode: '123456' }, undefined],
  ])('[A-069] reports the first problem in the order of the form for %j', (form, message) => {
    expect(messageOf(form)).toBe(message);
  });

  it('[A-069] normalises its phone', () => {
    const form = { mobile: '+86 138-1234-5678', mobileValidateCode: '123456', channel: 'campus-30' };
    expect(z.parse(claimSchemas.receiveClaim.input, form)).toEqual({ ...form, mobile: '13812345678' });
  });

  it('[A-068] sending without a phone asks for one', () => {
    const { error } = z.safeParse(claimSchemas.sendClaimCode.input, { mobile: ' ', channel: 'campus-30' });
    expect(error?.issues[0]?.message).toBe(texts.phoneMissing);
  });
});
