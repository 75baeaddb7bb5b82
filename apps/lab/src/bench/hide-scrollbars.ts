const RULE = ':root::-webkit-scrollbar { display: none } :root { scrollbar-width: none }';

const done = new WeakSet<Document>();

/** Phones draw their scrollbar over the page; a desk's would make the page narrower than it is there. */
export function hideScrollbars(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!page || !view || done.has(page)) return;
  // The frame's own constructor: a sheet belongs to one document, and the page's markup stays as it was.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(RULE);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  done.add(page);
}
