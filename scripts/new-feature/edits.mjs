/** An import can be added anywhere; the formatter sorts it. */
const first = (lines) => ({ lines });
const before = (anchor, lines) => ({ anchor, lines, isBefore: true });
const after = (anchor, lines) => ({ anchor, lines });
/** For an alphabetically sorted list. */
const sorted = (...lines) => ({ lines: lines.join('\n'), isSorted: true });

/**
 * Lists that name every feature, and where to add a new one. If an anchor is missing, this table is wrong;
 * the test that creates a feature finds it.
 */
export const EDITS = {
  'packages/domain/src/index.ts': [first("export * from './__kebab__.ts';")],
  'packages/contract/src/calls.ts': [
    first("import { __camel__Calls } from './__kebab__/__kebab__.calls.ts';"),
    after('  ...myDataCalls,', '  ...__camel__Calls,'),
  ],
  'packages/contract/src/call-groups.ts': [
    first("import { __camel__Calls } from './__kebab__/__kebab__.calls.ts';"),
    after("  ['My data', myDataCalls],", "  ['__Pascal__', __camel__Calls],"),
  ],
  'packages/contract/src/schemas.ts': [
    after(
      "import type { z } from 'zod/mini';",
      "import { __camel__Schemas } from './__kebab__/__kebab__.schemas.ts';",
    ),
    after('  ...myDataSchemas,', '  ...__camel__Schemas,'),
  ],
  'packages/contract/src/texts/index.ts': [
    first("import { __camel__Texts } from './__kebab__.ts';"),
    after('  myData: myDataTexts,', '  __camel__: __camel__Texts,'),
  ],
  'apps/server/src/app.ts': [
    first(
      "import { type __Pascal__RouteServices, __camel__Routes } from './modules/__kebab__/__kebab__.routes.ts';",
    ),
    before('    AnalyticsRouteServices {', '    __Pascal__RouteServices,'),
    before('  await app.register(analyticsRoutes, parts);', '  await app.register(__camel__Routes, parts);'),
  ],
  'apps/server/src/composition.ts': [
    first("import { create__Pascal__Service } from './modules/__kebab__/__kebab__.service.ts';"),
    after('    analytics: createAnalyticsService(base),', '    __camel__: create__Pascal__Service(base),'),
  ],
  'apps/server/test/brand-table.ts': [
    before("  getMyData: 'account',", "  list__Pascal__: 'account',\n  add__Pascal__: 'account',"),
  ],
  'apps/server/test/embedded-files.ts': [after("  upload: 'feedback',", "  '__kebab__': '__kebab__',")],
  'apps/server/src/modules/my-data/fates.ts': [
    before("  activity_addresses: 'deleted',", "  __snake___entries: 'deleted',"),
  ],
  'apps/server/src/modules/identity/plain-texts.invariants.ts': [
    after('  user_settings: [],', "  __snake___entries: ['text'],"),
  ],
  'apps/server/test/whole-life.ts': [
    after(
      "  await act('saveGameSetting', { wifiOnly: false });",
      "  await act('add__Pascal__', { text: '第 77 条' });",
    ),
  ],
  'apps/server/src/db/constraints.txt': [
    sorted(
      ...['place_check', 'text_check', 'user_id_text_key'].map(
        (rule) => `__snake___entries: __snake___entries_${rule}`,
      ),
    ),
  ],
  'apps/web/src/app/route-titles.ts': [
    after("  ['/next/my-data', '我的数据'],", "  ['/next/__kebab__', '__title__'],"),
  ],
  'apps/lab/src/routes/state-table.ts': [
    after("  '/next/my-data': help('/next/my-data'),", "  '/next/__kebab__': help('/next/__kebab__'),"),
  ],
  'e2e/tests/routes.spec.ts': [
    after(
      "  ['/next/my-data', '我的数据', '>我的数据</h1>'],",
      "  ['/next/__kebab__', '__title__', '>__title__</h1>'],",
    ),
  ],
  'e2e/gallery/scenes.ts': [
    first("import { __UPPER___STATES } from './__kebab__-scenes.ts';"),
    after('  ...OWN_DATA_STATES,', '  ...__UPPER___STATES,'),
  ],
};

/** Replacements inside a line: [file, from, to]. */
export const REPLACEMENTS = [
  [
    'apps/web/src/app/route-table.test.ts',
    '/next/my-data /next/vip/tv',
    '/next/my-data /next/__kebab__ /next/vip/tv',
  ],
];

/** Inserts the lines at their place; undefined if the anchor is missing. */
export function placeLines(text, { anchor, lines, isBefore = false, isSorted = false }) {
  if (isSorted) return `${[...text.trimEnd().split('\n'), ...lines.split('\n')].sort().join('\n')}\n`;
  if (anchor === undefined) return `${lines}\n${text}`;
  const at = `\n${text}`.indexOf(`\n${anchor}\n`);
  if (at < 0) return undefined;
  const cut = isBefore ? at : at + anchor.length + 1;
  return `${text.slice(0, cut)}${lines}\n${text.slice(cut)}`;
}
