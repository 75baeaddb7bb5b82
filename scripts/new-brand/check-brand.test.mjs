import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { checkBrand } from './check-brand.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function treeOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'juban-brand-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const COMPLETE = {
  'packages/catalog/src/brands/yujian.ts':
    'export const yujian: BrandFacts = {\n  name: 1,\n  links: 2,\n};\n',
  'packages/catalog/src/brands/xzsp.ts': 'export const xzsp: BrandFacts = {\n  name: 1,\n  links: 2,\n};\n',
  'packages/catalog/src/brands.ts':
    "import { xzsp } from './brands/xzsp.ts';\nconst FACTS = { yujian, xzsp } as const;\n",
  'apps/web/src/ui/tokens.css':
    '[data-brand="xzsp"] {\n  --page: 1; --brand: 1; --brand-2: 1; --brand-solid: 1; --brand-text: 1; --brand-wash: 1; --r-act: 1;\n}\n',
  'apps/web/src/features/home/home-scenes.ts': 'export const HOME_SCENES = {\n  xzsp: sea,\n};\n',
  'content/demo/blocks.yaml':
    '- { name: hall, brands: [yujian] }\n- { name: ads, brands: [yujian] }\n- { name: hall, brands: [jqq] }\n- { name: hall, brands: [xzsp] }\n',
  'content/demo/refund-policies.yaml': '- { brand: xzsp }\n',
};
const missingIn = (files) =>
  checkBrand(treeOf(files), 'xzsp').flatMap(({ file, missing }) => missing.map((one) => `${file}: ${one}`));

describe('the check of a brand', () => {
  it('finds nothing missing for any brand of the catalogue', () => {
    for (const id of Object.keys(BRANDS))
      expect(checkBrand(root, id).filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('asks for at most six files, all of them when there is nothing of the brand yet', () => {
    const files = checkBrand(root, 'xzsp');
    expect(files).toHaveLength(6);
    expect(files.every(({ missing }) => missing.length > 0)).toBe(true);
  });

  it('finds nothing missing in a complete brand', () => {
    expect(missingIn(COMPLETE)).toEqual([]);
  });

  it.each([
    ['packages/catalog/src/brands/xzsp.ts', '  links: 2,\n', 'links'],
    ['packages/catalog/src/brands.ts', ', xzsp', 'xzsp in FACTS'],
    [
      'packages/catalog/src/brands.ts',
      "import { xzsp } from './brands/xzsp.ts';",
      'the import of ./brands/xzsp.ts',
    ],
    ['apps/web/src/ui/tokens.css', '--brand-2: 1;', '--brand-2'],
    ['apps/web/src/features/home/home-scenes.ts', '  xzsp: sea,\n', 'xzsp in HOME_SCENES'],
    ['content/demo/blocks.yaml', '- { name: hall, brands: [xzsp] }\n', 'a block hall of this brand'],
    ['content/demo/refund-policies.yaml', 'xzsp', 'the refund policy of xzsp'],
  ])('names in %s what is missing without %j', (file, text, missing) => {
    expect(missingIn({ ...COMPLETE, [file]: COMPLETE[file].replace(text, '') })).toEqual([
      `${file}: ${missing}`,
    ]);
  });
});
