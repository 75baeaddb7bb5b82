// Patterns for JavaScript and PostgreSQL alike, so that what is hidden and what is looked for are the same.

const DIGIT = '[0-9０-９]';
/** All that normalisePhone takes off: blanks, marks without a width, brackets, dashes and dots. */
const GAP = '[\t-\r \u00a0\u1680\u2000-\u2015\u2028\u2029\u202f\u205f\u2060\u3000\ufeff()（）－.-]*';

/** It may stand right before a phone; what is neither a digit nor a gap stands before both. */
export const COUNTRY_CODE = '(?:[+＋]|00|００)?(?:86|８６)';

/** A phone in the groups that people write, 138 1234 5678, or in one. */
export const PHONE_IN_TEXT = `[1１][3-9３-９]${DIGIT}${GAP}${DIGIT}{4}${GAP}${DIGIT}{4}`;

/** A phone with gaps anywhere; so are versions, dates and addresses of machines, now and then. */
export const SPREAD_PHONE = `[1１]${GAP}[3-9３-９](?:${GAP}${DIGIT}){9}`;
