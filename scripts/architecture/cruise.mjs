import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { CODE_FOLDERS } from './source-files.mjs';

const SENTENCES = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]));

/** Lets dependency-cruiser read the tree: the modules it saw and the import rules they break. */
export async function cruiseTree(root) {
  const folders = CODE_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  if (folders.length === 0) return { modules: [], violations: [] };
  const { output } = await cruise(
    folders,
    { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden: config.forbidden } },
    // The resolver otherwise remembers the tree it was first used on.
    { bustTheCache: true },
  );
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    where: from,
    what: `imports ${to}`,
    sentence: SENTENCES.get(rule.name) ?? rule.name,
  }));
  return { modules: output.modules, violations };
}
