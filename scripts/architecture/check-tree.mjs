import { countRooms, findBlindSpots } from './coverage.mjs';
import { cruiseTree } from './cruise.mjs';
import { readCode } from './source-files.mjs';
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
  const inSource = SOURCE_CHECKS.flatMap((check) => files.flatMap((file) => check(file)));
  return {
    files,
    rooms: countRooms(files, modules),
    violations: [...findBlindSpots(files, modules, fewest), ...violations, ...inSource],
  };
}
