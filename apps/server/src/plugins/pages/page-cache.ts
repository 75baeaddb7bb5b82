import type { ReadyPage } from './ready-page.ts';

export interface PageCacheOptions {
  /** How long a page is served as it is, in ms. */
  freshMs: number;
  mostPages: number;
  mostBytes: number;
  now?: () => number;
}

interface Entry {
  page: ReadyPage;
  until: number;
}

/** Ready pages by address, the least recently asked for leaving first. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: Required<PageCacheOptions>;
  #bytes = 0;
  /** Changes with every clearing, so that a render begun before it is not kept after it. */
  generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  get size(): number {
    return this.#entries.size;
  }

  get(href: string): ReadyPage | undefined {
    const entry = this.#entries.get(href);
    // One that is past its time stays until the next takes its place, which may turn out to be the same.
    if (!entry || entry.until <= this.#options.now()) return undefined;
    this.#entries.delete(href);
    this.#entries.set(href, entry);
    return entry.page;
  }

  /** Keeps a page, and returns it: the one of before where nothing has changed, with its packed forms. */
  set(href: string, rendered: ReadyPage): ReadyPage {
    const before = this.#entries.get(href);
    const page = before?.page.etag === rendered.etag ? before.page : rendered;
    if (before) this.#drop(href, before);
    this.#entries.set(href, { page, until: this.#options.now() + this.#options.freshMs });
    this.#bytes += page.weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.#options.mostPages && this.#bytes <= this.#options.mostBytes) break;
      this.#drop(oldest, entry);
    }
    return page;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.generation += 1;
  }

  #drop(href: string, entry: Entry): void {
    this.#entries.delete(href);
    this.#bytes -= entry.page.weight;
  }
}
