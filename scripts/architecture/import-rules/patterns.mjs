/** Files that test the product and are not part of it. */
export const TESTS = '[.](test|spec)[.][cm]?[jt]sx?$|(^|/)(test|tests|testing|__tests__)/|^e2e/';

/** Matches a package as resolved on disk, or by its name if it is not installed. */
export const npm = (name) => `(^|/)node_modules/${name}/|^${name}(/|$)`;

/** An import rule; its comment is shown to the person who violates it. */
export const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
