import type { Brand } from '@juban/catalog';
import { deepLinkOf, type OpenTarget } from '@juban/domain/open-app';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { AppLink } from '../../ui/app-link.ts';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { mayBeSocial } from './may-be-social.ts';

export interface OpenApp extends AppLink {
  /** Click handler of a store link, which social apps block as well. */
  leave: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** True once this is known to be a social app's browser. */
  blocked: boolean;
}

const loadFlow = () => import('./open-flow.ts');
type Flow = Awaited<ReturnType<typeof loadFlow>>;
const loadHint = () => import('./browser-hint.tsx');

/**
 * Handler for every open button: the deep link, after 4 s the download; if both are blocked, a hint. Its code
 * is loaded on the first tap, or at once if this may be a social app.
 */
export function useOpenApp(brand: Brand, target?: OpenTarget): OpenApp {
  const [opening, setOpening] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const [hinting, setHinting] = useState(false);
  const Hint = useLazyComponent(loadHint, hinting || blocked, () => setHinting(false));
  const about = target?.id;
  const moveOn = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drama is another card, though the page stays
  useEffect(() => {
    const own = new AbortController();
    moveOn.current = own;
    const greet = (flow: Flow) => {
      setBlocked(flow.isSocial());
      flow.joinHost();
    };
    if (mayBeSocial()) loadFlow().then(greet, ignore);
    // Otherwise a pending download would replace the next page.
    return () => own.abort();
  }, [about]);
  const href = deepLinkOf(brand.scheme, target, 'h5');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const signal = moveOn.current?.signal;
    const follow = (flow: Flow) => {
      if (signal?.aborted) return;
      if (flow.blocksApps()) return setHinting(true);
      const callOff = flow.openApp(brand, target, setOpening);
      signal?.addEventListener('abort', callOff, { once: true });
    };
    const goAnyway = () => signal?.aborted || window.location.assign(href);
    loadFlow().then(follow, goAnyway);
  };
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!mayBeSocial()) return;
    event.preventDefault();
    const { href: store } = event.currentTarget;
    const go = () => window.location.assign(store);
    loadFlow().then((flow) => (flow.blocksApps() ? setHinting(true) : go()), go);
  };
  const hint =
    hinting && Hint ? <Hint brand={brand} target={target} onClose={() => setHinting(false)} /> : null;
  return { href, open, leave, opening, blocked, hint };
}

const ignore = () => undefined;
