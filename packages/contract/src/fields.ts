import { isMainlandMobile, isSmsCodeFormat, normalisePhone } from '@juban/domain';
import { z } from 'zod/mini';
import { claimTexts } from './texts/claim.ts';

/** A phone in any spelling up to 32 characters; leaves validation in its one spelling. */
export const mobile = z.pipe(
  z
    .string({ error: claimTexts.phoneMissing })
    .check(
      z.maxLength(32, { error: claimTexts.phoneFormat, abort: true }),
      z.refine(isMainlandMobile, { error: claimTexts.phoneFormat }),
    ),
  z.transform(normalisePhone),
);

/** Four or six digits. */
export const smsCode = z
  .string({ error: claimTexts.codeMissing })
  .check(
    z.maxLength(8, { error: claimTexts.codeFormat, abort: true }),
    z.refine(isSmsCodeFormat, { error: claimTexts.codeFormat }),
  );

/** Milliseconds since 1970. */
export const wireTime = z.number();

/** A handle made by us or by the page: letters, digits, dash and underscore. */
export const handle = (most = 64) => z.string().check(z.regex(new RegExp(`^[\\w-]{1,${most}}$`)));

/** Calls that answer nothing but their code. */
export const empty = z.null();
