import { isMainlandMobile, isSmsCodeFormat, normalisePhone, UNION_TYPES } from '@juban/domain';
import { z } from 'zod/mini';
import { phoneCodeTexts } from './texts/phone-code.ts';
import { unionTexts } from './texts/union.ts';

/** An empty field is one that was not filled in, whatever its format would be. */
const filledIn = (error: string) => z.refine<string>((text) => text.trim() !== '', { error, abort: true });

/** A phone in any spelling up to 32 characters; leaves validation in its one spelling. */
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

/** you: the shopping partner, zhuishu: books, qingting: audio. */
export const unionType = z.enum(UNION_TYPES, { error: unionTexts.unknownUnion });

/** held: it waits for a review before it is given; refused: it is not given. Null otherwise. */
export const review = z.nullable(z.enum(['held', 'refused']));

/** Milliseconds since 1970. */
export const wireTime = z.number();

/** A handle made by us or by the page: letters, digits, dash and underscore. */
export const handle = (most = 64) => z.string().check(z.regex(new RegExp(`^[\\w-]{1,${most}}$`)));

/** A draw of a campaign as its owner names it: `shandian-3`. */
export const drawId = z.string().check(z.regex(/^[\w-]{1,64}-[1-9]\d{0,8}$/));

/** Apps send ids as numbers too; JSON has no other way to tell them from text. */
export const sentId = (error: string, pattern = /^[\w-]{1,64}$/) =>
  z.pipe(
    z.union([z.string().check(z.regex(pattern, { error })), z.int().check(z.minimum(0, { error }))], {
      error,
    }),
    z.transform(String),
  );

/** No database takes a NUL or half a character as text, and nobody reads the other control characters. */
const toPrintable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  text.replace(/[\u0000-\u001f\u007f]/g, '').toWellFormed();

/**
 * Kept for those who count where people come from; nothing is decided by it. What is too long is cut: nobody is to be
 * kept from buying by the address that brought them.
 */
export const hint = (most: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => toPrintable(text.slice(0, most))),
  );

/** What somebody adds in words of their own, or nothing. */
export const remark = (most: number) =>
  z.pipe(z._default(z.string().check(z.maxLength(most)), ''), z.transform(toPrintable));

/** Calls that answer nothing but their code. */
export const empty = z.null();
