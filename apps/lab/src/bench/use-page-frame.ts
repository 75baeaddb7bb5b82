import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { confirmPageLoaded, endPreviousLogin } from '../model/page-login.ts';
import { type FrameFacts, isEmpty, readFrameFacts, sameFacts, startedBefore } from './frame-facts.ts';
import { hideScrollbars } from './hide-scrollbars.ts';
import { closePage, loadInto } from './load-into.ts';

/** Interval of reading the frame, because client-side navigation causes no event that reaches the Lab. */
const CHECK_EVERY_MS = 300;

interface PageFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  facts: FrameFacts | undefined;
  loading: boolean;
}

/** Loads the page for each `turn` into the frame once everything is ready, and then follows its address. */
export function usePageFrame(turn: number, isReady: boolean, addressToLoad: () => string): PageFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const left = useRef<Document | null>(null);
  const orderedAt = useRef(0);
  const load = useRef(addressToLoad);
  load.current = addressToLoad;
  const [facts, setFacts] = useState<FrameFacts>();
  const [loading, setLoading] = useState(true);

  const order = useCallback((element: HTMLIFrameElement) => {
    endPreviousLogin(() => closePage(element));
    left.current = element.contentDocument;
    const { href } = new URL(load.current(), window.location.href);
    if (element.contentWindow) loadInto(element.contentWindow, href);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn loads; an address alone does not.
  useEffect(() => {
    const element = frame.current;
    if (!element || !isReady) return;
    orderedAt.current = performance.timeOrigin + performance.now();
    setLoading(true);
    order(element);
  }, [turn, isReady]);

  useEffect(() => {
    const element = frame.current;
    // Until the new document exists, the previous one must not be taken for the current page, even if it
    // finishes loading now.
    const isLeft = () => left.current !== null && element?.contentDocument === left.current;
    // A page that is about to appear when the next load is requested still appears and cancels that load.
    const isOvertaken = () => {
      if (!element || left.current === null || !startedBefore(element, orderedAt.current)) return false;
      orderedAt.current = 0;
      order(element);
      return true;
    };
    const look = () => {
      if (isLeft() || isOvertaken()) return;
      left.current = null;
      hideScrollbars(element);
      const seen = readFrameFacts(element);
      setFacts((before) => (sameFacts(before, seen) ? before : seen));
    };
    const onLoad = () => {
      if (isEmpty(element) || isLeft() || isOvertaken()) return;
      setLoading(false);
      confirmPageLoaded();
      look();
    };
    const timer = setInterval(look, CHECK_EVERY_MS);
    element?.addEventListener('load', onLoad);
    return () => {
      clearInterval(timer);
      element?.removeEventListener('load', onLoad);
    };
  }, [order]);
  return { frame, facts, loading };
}
