import { css, parseColour, readableOn } from '../../ui/contrast.ts';
import type { BarInfo, BarRight } from './bar-info.ts';
import { barRequest } from './bar-request.ts';
import { barTarget } from './bar-target.ts';

/** Query parameters that describe a bar. */
export type BarSearch = { readonly [Name in BarName]?: string };
export type BarName =
  | 'visible'
  | 'title'
  | 'category'
  | 'color'
  | 'bgColor'
  | 'showBack'
  | 'showClose'
  | 'showRight'
  | 'showTitle'
  | 'centerTitle'
  | 'immersive'
  | 'right';

/** Anybody can write an address, so labels are limited in length. */
const LONGEST_LABEL = 24;

const isOn = (value: unknown) => value === 'true' || value === '1' || value === true;
const label = (text: unknown) =>
  typeof text === 'string' && text.trim() ? text.trim().slice(0, LONGEST_LABEL) : undefined;
const colour = (text: unknown) => {
  const read = typeof text === 'string' ? parseColour(text) : undefined;
  return read && css(read);
};

/** Removes undefined fields. */
function given<Values extends object>(values: Values) {
  type Given = { [Name in keyof Values]?: Exclude<Values[Name], undefined | false> };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given;
}

/** The bar that the address requests; undefined if none. */
export function readBar(search: BarSearch, origin?: string): BarInfo | undefined {
  if (!barRequest(search.visible)) return undefined;
  return given({
    title: search.showTitle === undefined || isOn(search.showTitle) ? label(search.title) : undefined,
    category: label(search.category),
    color: colour(search.color) ?? inkOn(search.bgColor),
    bgColor: colour(search.bgColor),
    showBack: isOn(search.showBack),
    showClose: isOn(search.showClose),
    centerTitle: isOn(search.centerTitle),
    immersive: isOn(search.immersive),
    right:
      search.showRight === undefined || isOn(search.showRight) ? readRight(search.right, origin) : undefined,
  });
}

/** Picks a readable text colour for a background without one. */
function inkOn(ground: string | undefined): string | undefined {
  const rgb = parseColour(ground ?? '');
  return rgb && css(readableOn(rgb, []));
}

function readRight(text: string | undefined, origin: string | undefined): BarRight | undefined {
  const right = parseObject(text);
  const title = label(right.title);
  const url = typeof right.url === 'string' ? barTarget(right.url, origin) : undefined;
  if (!title || !url) return undefined;
  return { url, title, ...given({ color: colour(right.color), immersive: isOn(right.immersive) }) };
}

function parseObject(text = ''): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
