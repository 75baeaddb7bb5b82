import { everywhereRules } from './scripts/architecture/import-rules/everywhere.mjs';
import { packageRules } from './scripts/architecture/import-rules/packages.mjs';
import { serverRules } from './scripts/architecture/import-rules/server.mjs';
import { webRules } from './scripts/architecture/import-rules/web.mjs';

/** Run through scripts/architecture.mjs, which also fails when the cruiser saw less than there is. */
export default {
  forbidden: [...packageRules, ...webRules, ...serverRules, ...everywhereRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Build output, never a package's own dist folder: a rule must see which package is imported.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|coverage|out|[.][^/.][^/]*)/' },
    // Without it an import of a type alone would be invisible.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
