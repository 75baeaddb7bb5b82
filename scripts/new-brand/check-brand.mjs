import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const DEFAULT_BRAND = 'yujian';
/** What a brand's own colours begin with; a brand that lacks one of these would look like another. */
const OWN_TOKENS = ['page', 'brand', 'brand-2', 'brand-solid', 'brand-text', 'brand-wash', 'r-act'];

const FACTS = (id) => `packages/catalog/src/brands/${id}.ts`;
const REGISTRY = 'packages/catalog/src/brands.ts';
const TOKENS = 'apps/web/src/ui/tokens.css';
const SCENES = 'apps/web/src/features/home/home-scenes.ts';
const BLOCKS = 'content/demo/blocks.yaml';
const POLICIES = 'content/demo/refund-policies.yaml';

/** The six files that a brand needs, each with what it lacks. */
export function checkBrand(root, id) {
  const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  return [
    { file: FACTS(id), missing: missingFacts(read(FACTS(id)), id, read(FACTS(DEFAULT_BRAND))) },
    { file: REGISTRY, missing: missingInRegistry(read(REGISTRY), id) },
    { file: TOKENS, missing: missingTokens(read(TOKENS), id) },
    { file: SCENES, missing: missingScene(read(SCENES), id) },
    { file: BLOCKS, missing: missingBlocks(parse(read(BLOCKS)), id) },
    { file: POLICIES, missing: missingPolicy(parse(read(POLICIES)), id) },
  ];
}

const required = (facts) =>
  [...facts.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).filter((name) => name !== 'desktopClients');

function missingFacts(facts, id, example) {
  if (facts === '') return ['the file, with everything that the type BrandFacts asks for'];
  const has = new Set(required(facts));
  const missing = required(example).filter((name) => !has.has(name));
  const isExported = new RegExp(`export const ${id}: BrandFacts`).test(facts);
  return [...(isExported ? [] : [`export const ${id}: BrandFacts`]), ...missing];
}

function missingInRegistry(registry, id) {
  const isImported = registry.includes(`'./brands/${id}.ts'`);
  const isListed = new RegExp(`const FACTS = \\{[^}]*\\b${id}\\b`).test(registry);
  return [
    ...(isImported ? [] : [`the import of ./brands/${id}.ts`]),
    ...(isListed ? [] : [`${id} in FACTS`]),
  ];
}

function missingTokens(css, id) {
  const selector = id === DEFAULT_BRAND ? ':root,\n[data-brand] {' : `[data-brand="${id}"] {`;
  const block = css.split(selector)[1]?.split('\n}')[0];
  if (block === undefined) return [`a block [data-brand="${id}"]`];
  return OWN_TOKENS.filter((name) => !block.includes(`--${name}:`)).map((name) => `--${name}`);
}

const missingScene = (scenes, id) =>
  new RegExp(`^ {2}${id}: `, 'm').test(scenes) ? [] : [`${id} in HOME_SCENES`];

/** The blocks that every other brand has of its own. */
function missingBlocks(blocks, id) {
  const of = (brand) => blocks.filter(({ brands }) => brands?.includes(brand)).map((block) => block.name);
  const others = [...new Set(blocks.flatMap(({ brands = [] }) => brands))].filter((brand) => brand !== id);
  const [first = [], ...rest] = others.map(of);
  const common = first.filter((name) => rest.every((names) => names.includes(name)));
  return common.filter((name) => !of(id).includes(name)).map((name) => `a block ${name} of this brand`);
}

const missingPolicy = (policies, id) =>
  policies.some(({ brand }) => brand === id) ? [] : [`the refund policy of ${id}`];
