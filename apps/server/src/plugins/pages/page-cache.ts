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
  isAskedAgain: boolean;
}

/** So much of the room is for pages that nobody has asked for a second time. */
const ONCE_SHARE = 1 / 4;

/**
 * Ready pages by address, the least recently asked for leaving first. Addresses that are made up, or new with every click
 * on an advertisement, are asked for once: beyond their share they push out one another and no page that many read.
 */
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
    entry.isAskedAgain = true;
    this.#entries.delete(href);
    this.#entries.set(href, entry);
    return entry.page;
  }

  /** Keeps a page, and returns it: the one of before where nothing has changed, with its packed forms. */
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
