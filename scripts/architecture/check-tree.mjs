import { countRooms, findBlindSpots } from './coverage.mjs';
import { cruiseFiles, cruiseTree } from './cruise.mjs';
import { isInCodeFolder, readCode } from './source-files.mjs';
import { checkBrandsAreData } from './source-rules/brands-are-data.mjs';
import { checkDataImportsNoValue } from './source-rules/data-imports-no-value.mjs';
import { checkDomainIsPure } from './source-rules/domain-is-pure.mjs';
import { checkServerNeverPrints } from './source-rules/server-never-prints.mjs';
import { checkSqlHasAHome } from './source-rules/sql-has-a-home.mjs';

const SOURCE_CHECKS = [
  checkDomainIsPure,
  checkBrandsAreData,
  checkSqlHasAHome,
  checkServerNeverPrints,
  checkDataImportsNoValue,
];

/** Every rule on who may import whom, on the tree at `root`. `fewest` is the plausible size of each room. */
export async function checkTree(root, fewest) {
  const files = readCode(root);
  const { modules, violations } = await cruiseTree(root);
  return {
    files,
    rooms: countRooms(files, modules),
    violations: [...findBlindSpots(files, modules, fewest), ...violations, ...checkSources(files)],
  };
}

/** The same rules on some files only, in a tenth of the time. What shows in the whole tree alone is not found. */
export async function checkFiles(root, paths) {
  const files = readCode(root, paths.filter(isInCodeFolder));
  const { violations } = await cruiseFiles(
    root,
    files.map(({ path }) => path),
  );
  return { files, violations: [...violations, ...checkSources(files)] };
}

const checkSources = (files) => SOURCE_CHECKS.flatMap((check) => files.flatMap((file) => check(file)));
