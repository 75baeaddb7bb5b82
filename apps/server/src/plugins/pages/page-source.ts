import type { PageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { makeReadyPage, type ReadyPage } from './ready-page.ts';
import type { RenderPage } from './render-page.ts';

/** A page ready to leave, or where its visitor should go instead. */
export type SourcedPage =
  | { kind: 'page'; status: number; page: ReadyPage; kept: boolean }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'busy' };

/** Renders under way at once; beyond it a visitor is asked to come back, and memory stays bounded. */
const MOST_RENDERS = 100;
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

  return async (address: PageAddress): Promise<SourcedPage> => {
    const ready = cache.get(address.href);
    if (ready) return { kind: 'page', status: 200, page: ready, kept: true };
    // Rendered before and after a clearing are two different pages.
    const key = `${cache.generation} ${address.href}`;
    const begun = underWay.get(key);
    if (begun) return begun;
    if (underWay.size >= MOST_RENDERS) return { kind: 'busy' };
    const made = make(address).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}
