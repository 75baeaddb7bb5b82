/** Takes the place of the modules of antd that write <style> elements: see vite/adopted-styles.ts. */

interface Options {
  prepend?: boolean | 'queue' | 'prependQueue' | undefined;
  priority?: number;
  attachTo?: unknown;
}

interface Adopted {
  key: string;
  css: string;
  /** Smaller comes first. */
  rank: number;
  sheet: CSSStyleSheet;
  /** antd keeps attributes on what it gets back; it is never part of the document. */
  node: HTMLStyleElement;
}

const APPENDED = Number.MAX_SAFE_INTEGER;
const adopted: Adopted[] = [];

function rankOf({ prepend, priority = 0 }: Options): number {
  if (prepend === 'queue' || prepend === 'prependQueue') return priority;
  return prepend ? Number.MIN_SAFE_INTEGER : APPENDED;
}

export function updateCSS(css: string, key: string, options: Options = {}): HTMLStyleElement {
  const known = adopted.find((entry) => entry.key === key);
  if (known) {
    if (known.css !== css) known.sheet.replaceSync(css);
    known.css = css;
    return known.node;
  }
  const entry = {
    key,
    css,
    rank: rankOf(options),
    sheet: new CSSStyleSheet(),
    node: document.createElement('style'),
  };
  entry.sheet.replaceSync(css);
  const after = adopted.findIndex((other) => other.rank > entry.rank);
  const index = after === -1 ? adopted.length : after;
  adopted.splice(index, 0, entry);
  document.adoptedStyleSheets = adopted.map(({ sheet }) => sheet);
  return entry.node;
}

export function removeCSS(key: string): void {
  const index = adopted.findIndex((entry) => entry.key === key);
  if (index === -1) return;
  adopted.splice(index, 1);
  document.adoptedStyleSheets = adopted.map(({ sheet }) => sheet);
}

export const injectCSS = (css: string, options: Options = {}) =>
  updateCSS(css, `injected-${adopted.length}-${css.length}`, options);

export function clearContainerCache(): void {}

/** Both are further exports of the module of the icons. */
export const getShadowRoot = (): null => null;

export function warningOnce(isFine: boolean, message: string): void {
  if (!isFine) console.warn(message);
}
