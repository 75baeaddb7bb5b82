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
    if (!entry) return undefined;
    if (entry.until <= this.#options.now()) {
      this.#drop(href, entry);
      return undefined;
    }
    this.#entries.delete(href);
    this.#entries.set(href, entry);
    return entry.page;
  }

  set(href: string, page: ReadyPage): void {
    const before = this.#entries.get(href);
    if (before) this.#drop(href, before);
    this.#entries.set(href, { page, until: this.#options.now() + this.#options.freshMs });
    this.#bytes += page.weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.#options.mostPages && this.#bytes <= this.#options.mostBytes) break;
      this.#drop(oldest, entry);
    }
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
