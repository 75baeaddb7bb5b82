const PART = /\sdata-part="(\d+)"/g;
/**
 * Parts are hidden only where a script can show them again; browsers that do not support the query paint the
 * whole page. On wide screens, columns may be centred in parts that are still missing.
 */
const WHERE = '(scripting:enabled) and (max-width:600px)';

/**
 * A slow phone lays out all content before it paints anything. Parts marked data-part="1", "2" ... are left
 * out of the first frame and appear in the following ones, one per frame: the top is visible earlier, and a
 * tap waits for one part instead of the whole page.
 */
export function hideParts(html: string): string {
  const parts = [...new Set([...html.matchAll(PART)].map(([, part]) => Number(part)))].sort((a, b) => a - b);
  const styles = parts.map(
    (part) => `<style media="${WHERE}" data-part="">[data-part="${part}"]{display:none!important}</style>`,
  );
  return html.replace('</head>', () => `${styles.join('')}</head>`);
}

/** In old JavaScript syntax: `hidden` finds the next waiting part, `show` shows it. */
export const SHOW_PARTS = `function hidden(){return document.querySelector('style[data-part]')}function show(){var part=hidden();if(part)part.remove();return part}`;
