import { hideParts, SHOW_PARTS } from './parts-after-paint.ts';

const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"><\/script>/;
/**
 * React, which the entry depends on and which is twice as large; the build names the file (vite/chunks.ts).
 */
const GROUND = /\/react\.[\w-]+\.js$/;
/** If nothing is painted (a page opened in the background), scripts start after this time. */
const LATEST_MS = 1_500;
/** Links added per task: more of them block a slow phone for longer than a frame. */
const LINKS_AT_ONCE = 3;

/**
 * The page is complete as HTML, so its scripts wait for the first paint: on a slow connection they would take
 * bandwidth from the pictures, and on a slow phone time from the first frame.
 */
export function putScriptsAfterPaint(html: string, styles: readonly string[] = []): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) return html;
  const others = new Set([...html.matchAll(PRELOAD)].map(([, href = '']) => href));
  const ground = [...others].filter((href) => GROUND.test(href));
  const modules = [...ground, entry];
  const small = [...others].filter((href) => !modules.includes(href));
  const later = html
    .replace(PRELOAD, '')
    .replace(ENTRY, () => `<script>${loader(modules, styles, small)}</script>`);
  return hideParts(later);
}

/**
 * Written for the oldest supported web views; import() is its newest feature. The modules, React and the
 * entry, are by far the largest files and are fetched first: behind the small ones they would start late.
 * They run one per task, so that a slow phone is blocked by the longer one instead of by both. Style sheets
 * are applied when all have loaded, the last one first and one per frame: so each overrides only what was
 * before it anyway, and the phone computes the styles of one sheet at a time. The parts of the page are shown
 * one per frame (parts-after-paint.ts); the modules run when all of them are visible.
 */
function loader(modules: readonly string[], styles: readonly string[], others: readonly string[]): string {
  const links = [
    ...modules.map((href) => ['modulepreload', href]),
    ...styles.map((href) => ['stylesheet', href]),
    ...others.map((href) => ['modulepreload', href]),
  ];
  const add = `function add(rel,href){var link=document.createElement('link');link.rel=rel;link.href=href;if(rel==='stylesheet')hold(link);document.head.appendChild(link)}`;
  const hold = `function hold(link){link.media='not all';sheets.push(link);link.onload=link.onerror=function(){if(--waiting===0)dress()}}`;
  const dress = `function dress(){var sheet=sheets.pop();if(!sheet)return;sheet.media='all';after(dress)}`;
  const some = `function some(){links.splice(0,${LINKS_AT_ONCE}).forEach(function(link){add(link[0],link[1])});links.length?setTimeout(some):wake()}`;
  const turn = `function turn(){show()?after(turn):wake()}`;
  const wake = `function wake(){if(woken||links.length||hidden())return;woken=true;run()}`;
  const run = `function run(){var file=modules.shift();function next(){setTimeout(run)}if(file)import(file).then(next,next)}`;
  const after = `function after(run){requestAnimationFrame(function(){setTimeout(run)})}`;
  const begin = `function begin(){if(begun)return;begun=true;turn();some()}`;
  const latest = `setTimeout(function(){while(show());begin();wake()},${LATEST_MS})`;
  return `(function(){var begun=false,woken=false,sheets=[],waiting=${styles.length},links=${JSON.stringify(links)},modules=${JSON.stringify(modules)};${SHOW_PARTS}${add}${hold}${dress}${some}${turn}${wake}${run}${after}${begin}${latest};after(begin)})()`;
}
