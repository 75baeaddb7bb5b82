import type { CheckedInvariant, VerifyReport } from './db/invariant.ts';
import { PROMISES, type PromiseNumber } from './db/promises.ts';

const NUMBERS = Object.keys(PROMISES).map(Number) as PromiseNumber[];
const FURTHER = 'and further';

const rowsOf = ({ rows }: CheckedInvariant) => (rows === 0 ? 'no row' : `${rows} rows`);
const lineOf = (checked: CheckedInvariant, broken: ReadonlySet<string>) =>
  `      ${broken.has(checked.invariant) ? 'BROKEN' : 'holds'} on ${rowsOf(checked)}: ${checked.invariant}`;

/** Every promise by number, with its invariants and the rows they saw; an invariant that saw none says so. */
export function writeReport({ checked, violations }: VerifyReport): string[] {
  const broken = new Set(violations.map(({ invariant }) => invariant));
  const linesOf = (wanted: (one: CheckedInvariant) => boolean) =>
    checked.filter(wanted).map((one) => lineOf(one, broken));
  const byPromise = NUMBERS.flatMap((number) => [
    `${String(number).padStart(4)}  ${PROMISES[number]}`,
    ...linesOf(({ promises }) => promises.includes(number)),
  ]);
  const further = linesOf(({ promises }) => promises.length === 0);
  return [...byPromise, `      ${FURTHER}`, ...further, '', sumUp({ checked, violations })];
}

/** Promises without any rows: these data neither prove nor disprove them. */
export function unseen(checked: readonly CheckedInvariant[]): CheckedInvariant[] {
  return checked.filter(({ rows }) => rows === 0);
}

function sumUp({ checked, violations }: VerifyReport): string {
  const empty = unseen(checked).length;
  const seen = `${checked.length} invariants of ${NUMBERS.length} promises`;
  return `${violations.length} violations, ${seen}, ${empty} of them saw no row`;
}
