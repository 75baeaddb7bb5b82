import { COUNTRY_CODE, maskPhone, normalisePhone, PHONE_IN_TEXT, SPREAD_PHONE } from '@juban/domain';

interface Secret {
  begins: string;
  form: string;
  ends: string;
}

/** A word may begin after such an escape in an address: `redirect=%2Fx%3Fmobile%3D138…`. */
const ESCAPED = '%[0-9A-Fa-f]{2}';

/** As a separate word; inside a longer word of letters and digits it is a hash or a uuid. */
const alone = (form: string): Secret => ({
  begins: `(?:^|[^0-9A-Za-z０-９%]|${ESCAPED})(?:${COUNTRY_CODE})?`,
  form,
  ends: '[^0-9A-Za-z０-９]|$',
});

const PHONE = alone(PHONE_IN_TEXT);
/**
 * A session's token or a ticket as a separate word; the middle part of a provider's signed document is
 * longer.
 */
const TOKEN: Secret = {
  begins: `^|[^0-9A-Za-z_.%-]|${ESCAPED}`,
  form: '[0-9a-z]{1,13}[.][0-9A-Za-z_-]{32}',
  ends: '[^0-9A-Za-z_.-]|$',
};

const inScript = ({ begins, form, ends }: Secret) => new RegExp(`(?<=${begins})${form}(?=${ends})`, 'g');
const inSql = ({ begins, form, ends }: Secret) => `(?:${begins})${form}(?:${ends})`;

/** For PostgreSQL: what must not be readable in any stored data. */
export const PLAIN_SECRETS = [PHONE, TOKEN].map(inSql).join('|');

const PHONES = inScript(PHONE);
const SPREAD_PHONES = inScript(alone(SPREAD_PHONE));
const TOKENS = inScript(TOKEN);
/** Numbers between dots are a version, or the address of a machine. */
const VERSION = /^\d+(?:\.\d+){2}/;

const masked = (spelling: string) => maskPhone(normalisePhone(spelling));

/** Text that clients send for the record: an address may contain its visitor's phone or token. */
export function withoutSecrets(text: string): string {
  return text
    .replace(TOKENS, '***')
    .replace(PHONES, masked)
    .replace(SPREAD_PHONES, (spelling) => (VERSION.test(spelling) ? spelling : masked(spelling)));
}
