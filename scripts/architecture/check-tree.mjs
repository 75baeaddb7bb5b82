import { countModules, findBlindSpots } from './coverage.mjs';
import { cruiseFiles, cruiseTree } from './cruise.mjs';
import { isInCodeFolder, readCode } from './source-files.mjs';
import { checkBrandsAreData } from './source-rules/brands-are-data.mjs';
import { checkDataImportsNoValue } from './source-rules/data-imports-no-value.mjs';
import { checkDependenciesAreNamed } from './source-rules/dependencies-are-named.mjs';
import { checkDomainIsPure } from './source-rules/domain-is-pure.mjs';
import { checkServerNeverPrints } from './source-rules/server-never-prints.mjs';
import { checkSqlLocation } from './source-rules/sql-has-a-home.mjs';

const SOURCE_CHECKS = [
  checkDomainIsPure,
  checkBrandsAreData,
  checkSqlLocation,
  checkServerNeverPrints,
  checkDataImportsNoValue,
  checkDependenciesAreNamed,
];

/**
 * Checks all import rules on the tree at `root`. `fewest` is the plausible minimum of modules in each
 * package.
 */
export async function checkTree(root, fewest) {
  const files = readCode(root);
  const { modules, violations } = await cruiseTree(root);
  return {
    files,
    rooms: countModules(files, modules),
    violations: [...findBlindSpots(files, modules, fewest), ...violations, ...checkSources(files)],
  };
}

/**
 * Checks the same rules on some files, in a tenth of the time. Violations that only show in the whole tree
 * are not found.
 */
export async function checkFiles(root, paths) {
  const files = readCode(root, paths.filter(isInCodeFolder));
  const { violations } = await cruiseFiles(
    root,
    files.map(({ path }) => path),
  );
  return { files, violations: [...violations, ...checkSources(files)] };
}

const checkSources = (files) => SOURCE_CHECKS.flatMap((check) => files.flatMap((file) => check(file)));
