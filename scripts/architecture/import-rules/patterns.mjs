/** Files that prove the product and are no part of it. */
export const TESTS = '[.](test|spec)[.][cm]?[jt]sx?$|(^|/)(test|tests|testing|__tests__)/|^e2e/';

/** A package as resolved on disk, or by its bare name where it is not installed. */
export const npm = (name) => `(^|/)node_modules/${name}/|^${name}(/|$)`;

/** One import rule: its sentence is what a person reads when it fires. */
export const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
