import type { RateLimits } from '../../ports/rate-limits.ts';
import type { PageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { makeReadyPage, type ReadyPage } from './ready-page.ts';
import type { RenderPage } from './render-page.ts';

/** A page ready to send, or the redirect for its visitor. */
export type SourcedPage =
  | { kind: 'page'; status: number; page: ReadyPage; kept: boolean }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'busy'; status: 429 | 503; retryAfterSeconds: number };

/** Counts a render for this visitor: undefined, or the seconds to wait for the next one. */
type CountRender = () => ReturnType<RateLimits['hit']>;

/** Concurrent renders; beyond this a visitor is asked to retry, so that memory stays bounded. */
const MOST_RENDERS = 100;
const TOO_MANY = { kind: 'busy', status: 503, retryAfterSeconds: 2 } as const;
/** Pages with longer addresses are rendered but not cached. */
const MOST_KEY_LENGTH = 1_024;

/** Pages from the cache, otherwise rendered: once for all concurrent requests of the same page. */
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

  // A page rendered before a clearing is not the same as one rendered after it.
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
    // Another request may have started the render while the limit was checked.
    return find(address) ?? begin(address);
  };
}
