const PART = /\sdata-part="(\d+)"/g;
/**
 * Where nothing would show them again they are not hidden; browsers that do not know the question paint the page whole.
 * On a wide screen, which no phone has, columns may stand in the middle of what is not there yet.
 */
const WHERE = '(scripting:enabled) and (max-width:600px)';

/**
 * A slow phone lays out all that it has before it paints anything. What a page marks with data-part="1", "2" ... is
 * left out of the first frame and comes in the following ones, a part a frame: its top is there earlier, and a tap
 * waits for a part instead of the whole.
 */
export function hideParts(html: string): string {
  const parts = [...new Set([...html.matchAll(PART)].map(([, part]) => Number(part)))].sort((a, b) => a - b);
  const styles = parts.map(
    (part) => `<style media="${WHERE}" data-part="">[data-part="${part}"]{display:none!important}</style>`,
  );
  return html.replace('</head>', () => `${styles.join('')}</head>`);
}

/** In old syntax: `hidden` finds the next part that waits, `show` shows it. */
export const SHOW_PARTS = `function hidden(){return document.querySelector('style[data-part]')}function show(){var part=hidden();if(part)part.remove();return part}`;
