// The patterns work in JavaScript and PostgreSQL alike, so both sides detect the same phones.

const DIGIT = '[0-9０-９]';
/** Everything that normalisePhone removes: whitespace, zero-width characters, brackets, dashes and dots. */
const GAP = '[\t-\r \u00a0\u1680\u2000-\u2015\u2028\u2029\u202f\u205f\u2060\u3000\ufeff()（）－.-]*';

/** The optional country code directly before a phone. */
export const COUNTRY_CODE = '(?:[+＋]|00|００)?(?:86|８６)';

/** A phone in the usual groups (138 1234 5678) or without spaces. */
export const PHONE_IN_TEXT = `[1１][3-9３-９]${DIGIT}${GAP}${DIGIT}{4}${GAP}${DIGIT}{4}`;

/** A phone with gaps anywhere. It can also match versions, dates and IP addresses. */
export const SPREAD_PHONE = `[1１]${GAP}[3-9３-９](?:${GAP}${DIGIT}){9}`;
