const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[\w.-]+\.js)"[^>]*\/>/g;
const ENTRY = /<script type="module" async="" src="(\/assets\/[\w.-]+\.js)"><\/script>/;
/** Where nothing is painted (a page opened in the background), scripts come after this all the same. */
const LATEST_MS = 1_500;

/**
 * The page is whole as HTML, so its scripts wait for the first paint: on a slow line they would take the width
 * that the picture needs, and on a slow phone the time that the first frame needs.
 */
export function putScriptsAfterPaint(html: string, styles: readonly string[] = []): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) return html;
  const others = new Set([...html.matchAll(PRELOAD)].map(([, href]) => href));
  others.delete(entry);
  return html
    .replace(PRELOAD, '')
    .replace(ENTRY, () => `<script>${loader(entry, styles, [...others])}</script>`);
}

/**
 * Written for the oldest web views; import() is the newest thing in it. The entry is the largest file by far and is
 * fetched first: behind the small ones it would begin when most of them have ended. Style sheets take effect
 * together, when the last has come: one by one they would override the page's own rules in an order that is not
 * theirs, and the phone would lay the page out once for each.
 */
function loader(entry: string, styles: readonly string[], others: ReadonlyArray<string | undefined>): string {
  const add = `function add(rel){return function(href){var link=document.createElement('link');link.rel=rel;link.href=href;if(rel==='stylesheet')hold(link);document.head.appendChild(link)}}`;
  const hold = `function hold(link){link.media='not all';sheets.push(link);link.onload=link.onerror=function(){if(--waiting===0)sheets.forEach(function(sheet){sheet.media='all'})}}`;
  const begin = `function begin(){if(begun)return;begun=true;add('modulepreload')(${JSON.stringify(entry)});${JSON.stringify(styles)}.forEach(add('stylesheet'));${JSON.stringify(others)}.forEach(add('modulepreload'));import(${JSON.stringify(entry)})}`;
  return `(function(){var begun=false,sheets=[],waiting=${styles.length};${add}${hold}${begin}setTimeout(begin,${LATEST_MS});requestAnimationFrame(function(){setTimeout(begin)})})()`;
}
