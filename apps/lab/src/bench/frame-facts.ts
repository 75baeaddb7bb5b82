/** What the Lab can read from the page in the frame. */
export interface FrameFacts {
  /** Current path and query of the page. */
  address: string;
  title: string;
  /** Status bar colour requested by the page; empty for none. */
  barColor: string;
  /** Time from the start of loading to the first contentful paint. */
  paintMs: number | undefined;
}

function readBarColor(page: Window): string {
  const metas = page.document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const fitting = [...metas].find(({ media }) => media === '' || page.matchMedia(media).matches);
  return fitting?.content ?? '';
}

/** Whether no page has been loaded into the frame. */
export function isEmpty(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame?.contentWindow?.location.protocol === 'about:';
  } catch {
    return false;
  }
}

/** Undefined without a page, and for a page of another origin. */
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

/** Whether the page in the frame started to load before this time; false for a page of another origin. */
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

/** Whether light text is more readable on a colour; only full hex colours are supported. */
export function wantsLightText(color: string): boolean {
  const parts = HEX.exec(color);
  if (!parts) return false;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
