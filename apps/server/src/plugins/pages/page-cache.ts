import type { ReadyPage } from './ready-page.ts';

export interface PageCacheOptions {
  /** How long a page is served without rendering it again, in ms. */
  freshMs: number;
  mostPages: number;
  mostBytes: number;
  now?: () => number;
}

interface Entry {
  page: ReadyPage;
  until: number;
  isAskedAgain: boolean;
}

/** The share of the cache for pages that were requested only once. */
const ONCE_SHARE = 1 / 4;

/**
 * Ready pages by address, evicted least recently used first. Invented addresses, and those that change with
 * every click on an advertisement, are requested once: beyond their share they evict one another and no page
 * that many visitors read.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: Required<PageCacheOptions>;
  #bytes = 0;
  /** Changes with every clearing, so that a render that began before is not stored after it. */
  generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  get size(): number {
    return this.#entries.size;
  }

  get(href: string): ReadyPage | undefined {
    const entry = this.#entries.get(href);
    // An expired page stays until the next one replaces it, because that may turn out to be identical.
    if (!entry || entry.until <= this.#options.now()) return undefined;
    entry.isAskedAgain = true;
    this.#entries.delete(href);
    this.#entries.set(href, entry);
    return entry.page;
  }

  /** Stores a page and returns it; if nothing changed, returns the earlier one with its packed forms. */
  set(href: string, rendered: ReadyPage): ReadyPage {
    const before = this.#entries.get(href);
    const page = before?.page.etag === rendered.etag ? before.page : rendered;
    if (before) this.#drop(href, before);
    const until = this.#options.now() + this.#options.freshMs;
    this.#entries.set(href, { page, until, isAskedAgain: before !== undefined });
    this.#bytes += page.weight;
    while (this.#isOverfull()) this.#dropNext();
    return page;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.generation += 1;
  }

  #isOverfull(): boolean {
    const { mostPages, mostBytes } = this.#options;
    return this.size > mostPages || (this.size > 0 && this.#bytes > mostBytes);
  }

  #dropNext(): void {
    const all = [...this.#entries];
    const once = all.filter(([, { isAskedAgain }]) => !isAskedAgain);
    const [next] = once.length > this.#options.mostPages * ONCE_SHARE ? once : all;
    if (next) this.#drop(...next);
  }

  #drop(href: string, entry: Entry): void {
    this.#entries.delete(href);
    this.#bytes -= entry.page.weight;
  }
}
