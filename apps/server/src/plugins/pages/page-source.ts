import type { RateLimits } from '../../ports/rate-limits.ts';
import type { PageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { makeReadyPage, type ReadyPage } from './ready-page.ts';
import type { RenderPage } from './render-page.ts';

/** A page ready to leave, or where its visitor should go instead. */
export type SourcedPage =
  | { kind: 'page'; status: number; page: ReadyPage; kept: boolean }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'busy'; status: 429 | 503; retryAfterSeconds: number };

/** Counts a render for whoever asks: undefined, or the seconds to wait for the next. */
type CountRender = () => ReturnType<RateLimits['hit']>;

/** Renders under way at once; beyond it a visitor is asked to come back, and memory stays bounded. */
const MOST_RENDERS = 100;
const TOO_MANY = { kind: 'busy', status: 503, retryAfterSeconds: 2 } as const;
/** Longer addresses are rendered, but not kept. */
const MOST_KEY_LENGTH = 1_024;

/** Pages from the cache, else rendered: once for all that ask for the same one meanwhile. */
export function createPageSource(render: RenderPage, cache: PageCache, formTargets: readonly string[] = []) {
  const underWay = new Map<string, Promise<SourcedPage>>();

  const make = async (address: PageAddress): Promise<SourcedPage> => {
    const { generation } = cache;
    const rendered = await render(address);
    if ('location' in rendered) return { kind: 'redirect', ...rendered };
    const made = makeReadyPage(rendered.html, formTargets);
    const kept =
      rendered.status === 200 && generation === cache.generation && address.href.length <= MOST_KEY_LENGTH;
    const page = kept ? cache.set(address.href, made) : made;
    return { kind: 'page', status: rendered.status, page, kept: rendered.status === 200 };
  };

  // Rendered before and after a clearing are two different pages.
  const keyOf = ({ href }: PageAddress) => `${cache.generation} ${href}`;

  const find = (address: PageAddress): SourcedPage | Promise<SourcedPage> | undefined => {
    const ready = cache.get(address.href);
    return ready ? { kind: 'page', status: 200, page: ready, kept: true } : underWay.get(keyOf(address));
  };

  const begin = (address: PageAddress): SourcedPage | Promise<SourcedPage> => {
    if (underWay.size >= MOST_RENDERS) return TOO_MANY;
    const key = keyOf(address);
    const made = make(address).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  return async (address: PageAddress, count: CountRender): Promise<SourcedPage> => {
    const known = find(address);
    if (known) return known;
    const counted = count();
    const wait = counted instanceof Promise ? await counted : counted;
    if (wait !== undefined) return { kind: 'busy', status: 429, retryAfterSeconds: wait };
    // Somebody else may have begun it while others were asked how many there were.
    return find(address) ?? begin(address);
  };
}
