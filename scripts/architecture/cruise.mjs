import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { CODE_FOLDERS } from './source-files.mjs';

const SENTENCES = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]));

/**
 * bustTheCache creates the resolver again for every import, which triples the time, so the first tree does
 * without it.
 */
let isFirstTree = true;

/** Lets dependency-cruiser read the tree; returns its modules and the violated import rules. */
export function cruiseTree(root) {
  return cruiseFrom(
    root,
    CODE_FOLDERS.filter((folder) => existsSync(join(root, folder))),
  );
}

/** The same for some files: their imports are read, but not the imports of those. */
export const cruiseFiles = (root, paths) => cruiseFrom(root, paths, { maxDepth: 1 });

async function cruiseFrom(root, paths, options = {}) {
  if (paths.length === 0) return { modules: [], violations: [] };
  const { output } = await cruise(
    paths,
    {
      ...config.options,
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    },
    // Otherwise the resolver remembers the tree it was first used on.
    { bustTheCache: !isFirstTree },
  );
  isFirstTree = false;
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    where: from,
    what: `imports ${to}`,
    sentence: SENTENCES.get(rule.name) ?? rule.name,
  }));
  return { modules: output.modules, violations };
}
