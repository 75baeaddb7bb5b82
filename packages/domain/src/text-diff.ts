export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffPiece {
  kind: DiffKind;
  text: string;
}

export interface DiffBlock {
  /** `changed` is a reworded block; its pieces show how. */
  kind: DiffKind | 'changed';
  pieces: DiffPiece[];
}

/** With a smaller share of common characters, two blocks count as unrelated. */
const ALIKE = 0.4;
/** Longer blocks count as replaced, because the comparison table grows with the square of the length. */
const MAX_CHARACTERS = 2_000;

/** The difference of two lists of blocks: each block of both texts once, in the order of the new text. */
export function diffBlocks(before: readonly string[], after: readonly string[]): DiffBlock[] {
  return joinReworded(
    diffLists(before, after).map(({ kind, item }) => ({ kind, pieces: [{ kind, text: item }] })),
  );
}

interface Step {
  kind: DiffKind;
  item: string;
}

/** Longest common subsequence. */
function diffLists(before: readonly string[], after: readonly string[]): Step[] {
  const common = commonLengths(before, after);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      steps.push({ kind: 'same', item: old });
      [i, j] = [i + 1, j + 1];
    } else if (fresh === undefined || (old !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))) {
      steps.push({ kind: 'removed', item: old ?? '' });
      i += 1;
    } else {
      steps.push({ kind: 'added', item: fresh });
      j += 1;
    }
  }
  return steps;
}

const at = (table: readonly Uint16Array[], i: number, j: number): number => table[i]?.[j] ?? 0;

/** Lengths of the longest common subsequences of all pairs of suffixes. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint16Array;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

/** Within a run of removed and added blocks, joins similar pairs to one reworded block. */
function joinReworded(blocks: readonly DiffBlock[]): DiffBlock[] {
  const out: DiffBlock[] = [];
  let waiting: DiffBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'removed') {
      waiting.push(block);
      continue;
    }
    const match = block.kind === 'added' ? waiting.findIndex((old) => isAlike(old, block)) : -1;
    const old = waiting[match];
    if (old) {
      out.push(...waiting.slice(0, match), {
        kind: 'changed',
        pieces: diffCharacters(textOf(old), textOf(block)),
      });
      waiting = waiting.slice(match + 1);
    } else if (block.kind === 'added') out.push(block);
    else {
      out.push(...waiting, block);
      waiting = [];
    }
  }
  return [...out, ...waiting];
}

const textOf = ({ pieces }: DiffBlock): string => pieces.map(({ text }) => text).join('');

function isAlike(old: DiffBlock, fresh: DiffBlock): boolean {
  const [before, after] = [textOf(old), textOf(fresh)];
  const longer = Math.max(before.length, after.length);
  if (longer === 0 || longer > MAX_CHARACTERS) return false;
  return at(commonLengths([...before], [...after]), 0, 0) / longer >= ALIKE;
}

/** The characters grouped into runs of same, removed and added. */
function diffCharacters(before: string, after: string): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  for (const { kind, item } of diffLists([...before], [...after])) {
    const last = pieces[pieces.length - 1];
    if (last?.kind === kind) last.text += item;
    else pieces.push({ kind, text: item });
  }
  return pieces;
}
