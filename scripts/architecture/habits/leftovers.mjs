/** A letter in brackets prevents the pattern from matching this file. */
const LEFTOVERS = [
  { pattern: /\b(TO[D]O|FIX[M]E|X[X]X)\b/, what: 'holds a note of unfinished work' },
  { pattern: /@ts-(ignor[e]|nochec[k])\b/, what: 'silences the type checker' },
  { pattern: /\bas an[y]\b/, what: 'casts to any' },
  { pattern: /\b(it|test|describe)([.]\w+)*[.](onl[y]|ski[p]|tod[o]|fixm[e])\b/, what: 'holds a test back' },
];
const SENTENCE =
  'Nothing is left over: no unfinished work, silenced checker, cast to any, focused or skipped test.';

/** /home is also a route of the product with these children; `somebody` is a placeholder. */
const NOT_A_HOME = 'share|outside|dailyPunch|payTip|piece|film|somebody';
const MACHINE_PATHS = [
  /(?<![\w.)}$-])\/(root|Users)\/[\w.-]+/,
  /(?<![\w.)}$-])\/(tmp|work)\/[\w.-]+/,
  new RegExp(`(?<![\\w.)}$-])/home/(?!${NOT_A_HOME})[\\w.-]+/[\\w.-]+`),
  /\b[A-Z]:\\{1,2}Users\\/,
];
const PATH_SENTENCE = 'No path of one machine: paths are found from the repository or asked of the system.';

function findLines({ path, text }, patterns, rule, sentence) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      patterns
        .filter(({ pattern }) => pattern.test(line))
        .map(({ what }) => ({ rule, where: `${path}:${index + 1}`, what, sentence })),
    );
}

export const checkLeftovers = (files) =>
  files.flatMap((file) => findLines(file, LEFTOVERS, 'no-leftovers', SENTENCE));

export const checkMachinePaths = (files) =>
  files.flatMap((file) =>
    findLines(
      file,
      MACHINE_PATHS.map((pattern) => ({ pattern, what: 'names a path of one machine' })),
      'no-machine-paths',
      PATH_SENTENCE,
    ),
  );
