const RULE = ':root::-webkit-scrollbar { display: none } :root { scrollbar-width: none }';

const done = new WeakSet<Document>();

/** Phones draw the scrollbar over the page; a desktop scrollbar would make the page narrower. */
export function hideScrollbars(frame: HTMLIFrameElement | null): void {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!page || !view || done.has(page)) return;
  // Uses the frame's constructor, because a stylesheet belongs to one document, and leaves the page's markup
  // unchanged.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(RULE);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  done.add(page);
}
