import { createElement, type RefCallback } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useExposure } from './use-exposure.ts';
import { watchExposure } from './watch-exposure.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const element = {} as Element;
let scrollTo: (ratio: number) => void;
let isObserved: boolean;

class FakeObserver {
  constructor(onChange: (entries: object[]) => void, { threshold }: { threshold: number }) {
    expect(threshold).toBe(0.5);
    scrollTo = (ratio) =>
      isObserved && onChange([{ isIntersecting: ratio > 0, intersectionRatio: ratio, target: element }]);
  }
  observe() {
    isObserved = true;
  }
  disconnect() {
    isObserved = false;
  }
}

function show(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

let exposed: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  page.visibilityState = 'visible';
  exposed = 0;
  stop = watchExposure(element, 3_000, () => {
    exposed += 1;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('exposure', () => {
  it('[A-099] counts after the visible time, once', () => {
    scrollTo(0.5);
    vi.advanceTimersByTime(2_999);
    expect(exposed).toBe(0);
    vi.advanceTimersByTime(1);
    expect([exposed, isObserved]).toEqual([1, false]);
    scrollTo(0);
    scrollTo(1);
    show('visible');
    vi.advanceTimersByTime(10_000);
    expect(exposed).toBe(1);
  });

  it('[A-099] requires half of the element', () => {
    scrollTo(0.49);
    vi.advanceTimersByTime(10_000);
    expect(exposed).toBe(0);
  });

  it('[A-099] restarts after an interruption', () => {
    scrollTo(1);
    vi.advanceTimersByTime(2_000);
    scrollTo(0.2);
    vi.advanceTimersByTime(2_000);
    scrollTo(1);
    vi.advanceTimersByTime(2_999);
    expect(exposed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(exposed).toBe(1);
  });

  it('[A-099] continues while more of it comes into view', () => {
    scrollTo(0.5);
    vi.advanceTimersByTime(2_000);
    scrollTo(0.9);
    vi.advanceTimersByTime(1_000);
    expect(exposed).toBe(1);
  });

  it('[A-099] is not counted while the page is hidden', () => {
    scrollTo(1);
    vi.advanceTimersByTime(2_000);
    show('hidden');
    vi.advanceTimersByTime(10_000);
    expect(exposed).toBe(0);
    show('visible');
    vi.advanceTimersByTime(3_000);
    expect(exposed).toBe(1);
  });

  it('[A-099] stops when it is told to', () => {
    scrollTo(1);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(exposed).toBe(0);
  });
});

describe('the hook', () => {
  it('[A-099] gives a ref that watches its element and stops with it', () => {
    let ref: RefCallback<Element> = () => {};
    let seen = 0;
    const Card = () => {
      ref = useExposure(1_000, () => {
        seen += 1;
      });
      return null;
    };
    renderToString(createElement(Card));
    expect(ref(null)).toBeUndefined();
    const leaveEarly = ref(element);
    scrollTo(1);
    leaveEarly?.();
    vi.advanceTimersByTime(1_000);
    expect(seen).toBe(0);
    ref(element);
    scrollTo(1);
    vi.advanceTimersByTime(1_000);
    expect(seen).toBe(1);
  });
});
