/** What the Lab can see of the page in the frame. */
export interface FrameFacts {
  /** Path and query, as the page has it now. */
  address: string;
  title: string;
  /** The colour the page wants its status bar to have; empty when it names none. */
  barColor: string;
  /** From the start of loading to the first words or pictures. */
  paintMs: number | undefined;
}

function readBarColor(page: Window): string {
  const metas = page.document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const fitting = [...metas].find(({ media }) => media === '' || page.matchMedia(media).matches);
  return fitting?.content ?? '';
}

/** Undefined before there is a page, and for one the browser does not let us look into. */
export function readFrameFacts(frame: HTMLIFrameElement | null): FrameFacts | undefined {
  const page = frame?.contentWindow;
  try {
    if (!page || page.location.protocol === 'about:' || !page.document.head) return undefined;
    const { pathname, search, hash } = page.location;
    const [paint] = page.performance.getEntriesByName('first-contentful-paint');
    return {
      address: pathname + search + hash,
      title: page.document.title,
      barColor: readBarColor(page),
      paintMs: paint && Math.round(paint.startTime),
    };
  } catch {
    return undefined;
  }
}

/** Whether the page in the frame began to load before this time; false for one the browser does not let us look into. */
export function startedBefore({ contentWindow }: HTMLIFrameElement, time: number): boolean {
  try {
    return contentWindow !== null && contentWindow.performance.timeOrigin < time;
  } catch {
    return false;
  }
}

export function sameFacts(one: FrameFacts | undefined, other: FrameFacts | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Whether light words stand better on a colour; only full hex colours are judged. */
export function wantsLightText(color: string): boolean {
  const parts = HEX.exec(color);
  if (!parts) return false;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
