import { isMainlandMobile, isSmsCodeFormat, normalisePhone, UNION_TYPES } from '@juban/domain';
import { z } from 'zod/mini';
import { phoneCodeTexts } from './texts/phone-code.ts';
import { unionTexts } from './texts/union.ts';

/** An empty field is reported as missing, before its format is checked. */
const filledIn = (error: string) => z.refine<string>((text) => text.trim() !== '', { error, abort: true });

/** A phone in any spelling of up to 32 characters; validation normalises it. */
export const mobile = z.pipe(
  z
    .string({ error: phoneCodeTexts.phoneMissing })
    .check(
      filledIn(phoneCodeTexts.phoneMissing),
      z.maxLength(32, { error: phoneCodeTexts.phoneFormat, abort: true }),
      z.refine(isMainlandMobile, { error: phoneCodeTexts.phoneFormat }),
    ),
  z.transform(normalisePhone),
);

/** Four or six digits. */
export const smsCode = z
  .string({ error: phoneCodeTexts.codeMissing })
  .check(
    filledIn(phoneCodeTexts.codeMissing),
    z.maxLength(8, { error: phoneCodeTexts.codeFormat, abort: true }),
    z.refine(isSmsCodeFormat, { error: phoneCodeTexts.codeFormat }),
  );

/** you: shopping partner, zhuishu: books, qingting: audio. */
export const unionType = z.enum(UNION_TYPES, { error: unionTexts.unknownUnion });

/** held: waiting for a review; refused: not granted; null otherwise. */
export const review = z.nullable(z.enum(['held', 'refused']));

/** Milliseconds since 1970. */
export const wireTime = z.number();

/** An opaque id made by server or page: letters, digits, dashes and underscores. */
export const handle = (most = 64) => z.string().check(z.regex(new RegExp(`^[\\w-]{1,${most}}$`)));

/** Id of a campaign draw for its owner, such as `shandian-3`. */
export const drawId = z.string().check(z.regex(/^[\w-]{1,64}-[1-9]\d{0,8}$/));

/** Apps also send ids as JSON numbers. */
export const sentId = (error: string, pattern = /^[\w-]{1,64}$/) =>
  z.pipe(
    z.union([z.string().check(z.regex(pattern, { error })), z.int().check(z.minimum(0, { error }))], {
      error,
    }),
    z.transform(String),
  );

/** PostgreSQL cannot store NUL or unpaired surrogates, and other control characters are useless. */
const toPrintable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed();

/**
 * For statistics only; no rule depends on it. Long values are cut instead of refused, so that a long referrer
 * cannot prevent a purchase.
 */
export const hint = (most: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => toPrintable(text.slice(0, most))),
  );

/** Optional free text. */
export const remark = (most: number) =>
  z.pipe(z._default(z.string().check(z.maxLength(most)), ''), z.transform(toPrintable));

/** Output of calls that return no data. */
export const empty = z.null();
