import { isMainlandMobile, isSmsCodeFormat, normalisePhone } from '@juban/domain';
import { z } from 'zod/mini';
import { phoneCodeTexts } from './texts/phone-code.ts';

/** A phone in any spelling up to 32 characters; leaves validation in its one spelling. */
export const mobile = z.pipe(
  z
    .string({ error: phoneCodeTexts.phoneMissing })
    .check(
      z.maxLength(32, { error: phoneCodeTexts.phoneFormat, abort: true }),
      z.refine(isMainlandMobile, { error: phoneCodeTexts.phoneFormat }),
    ),
  z.transform(normalisePhone),
);

/** Four or six digits. */
export const smsCode = z
  .string({ error: phoneCodeTexts.codeMissing })
  .check(
    z.maxLength(8, { error: phoneCodeTexts.codeFormat, abort: true }),
    z.refine(isSmsCodeFormat, { error: phoneCodeTexts.codeFormat }),
  );

/** Milliseconds since 1970. */
export const wireTime = z.number();

/** A handle made by us or by the page: letters, digits, dash and underscore. */
export const handle = (most = 64) => z.string().check(z.regex(new RegExp(`^[\\w-]{1,${most}}$`)));

/** Apps send ids as numbers too; JSON has no other way to tell them from text. */
export const sentId = (error: string, pattern = /^[\w-]{1,64}$/) =>
  z.pipe(
    z.union([z.string().check(z.regex(pattern, { error })), z.int().check(z.minimum(0, { error }))], {
      error,
    }),
    z.transform(String),
  );

/** Kept for those who count where people come from, or read along; nothing is decided by it. */
export const hint = (most: number) => z._default(z.string().check(z.maxLength(most)), '');

/** Calls that answer nothing but their code. */
export const empty = z.null();
