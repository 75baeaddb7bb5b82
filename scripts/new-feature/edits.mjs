/** An import, which the formatter sorts. */
const first = (lines) => ({ lines });
const before = (anchor, lines) => ({ anchor, lines, isBefore: true });
const after = (anchor, lines) => ({ anchor, lines });
/** Lines of a sorted list. */
const sorted = (...lines) => ({ lines: lines.join('\n'), isSorted: true });

/** Lists that name every feature, and where to add the lines of a new one. A test fails if an anchor no longer exists. */
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
  'apps/server/src/composition/engagement-services.ts': [
    first("import { create__Pascal__Service } from '../modules/__kebab__/__kebab__.service.ts';"),
    after(
      '    analytics: createAnalyticsService({ db, clock, rateLimits }),',
      '    __camel__: create__Pascal__Service({ db, clock }),',
    ),
  ],
  'apps/server/test/brand-table.ts': [
    before("  getMyData: 'account',", "  list__Pascal__: 'account',\n  add__Pascal__: 'account',"),
  ],
  'apps/server/test/embedded-files.ts': [after("  upload: 'feedback',", "  '__kebab__': '__kebab__',")],
  'apps/server/src/modules.ts': [
    first("import { __camel__Module } from './modules/__kebab__/module.ts';"),
    after('  punchModule,', '  __camel__Module,'),
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
};

/** Adds the lines to the text; undefined if the text does not contain the anchor. */
export function placeLines(text, { anchor, lines, isBefore = false, isSorted = false }) {
  if (isSorted) return `${[...text.trimEnd().split('\n'), ...lines.split('\n')].sort().join('\n')}\n`;
  if (anchor === undefined) return `${lines}\n${text}`;
  const at = `\n${text}`.indexOf(`\n${anchor}\n`);
  if (at < 0) return undefined;
  const cut = isBefore ? at : at + anchor.length + 1;
  return `${text.slice(0, cut)}${lines}\n${text.slice(cut)}`;
}
