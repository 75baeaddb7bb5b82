import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptOpen, OPEN_WAIT_MS } from './attempt-open.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LINK = 'yujian://season/1001?source=h5';
const STORE = 'https://apps.yujian.example/ios/id1';

function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const gone: string[] = [];
  const clock = { lag: 0 };
  const surroundings = {
    window,
    document,
    go: (address: string) => void gone.push(address),
    now: () => Date.now() + clock.lag,
  };
  const hide = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { window, document, gone, clock, surroundings, hide };
}

describe('an attempt to open the app', () => {
  it('[A-020] tries the deep link at once and goes to the download 4 s later, not at 3.9 s', () => {
    const { gone, surroundings } = page();
    const ended = vi.fn();
    attemptOpen(LINK, STORE, surroundings, ended);
    expect(gone).toEqual([LINK]);
    vi.advanceTimersByTime(3_900);
    expect(gone).toEqual([LINK]);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(gone).toEqual([LINK, STORE]);
    vi.advanceTimersByTime(60_000);
    expect(gone).toHaveLength(2);
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([
    [1, 1],
    [1_000, 2_000],
    [3_999, 10_000],
  ])(
    '[A-021] a page hidden after %i ms for %i ms navigates nowhere, also not after returning',
    (after, away) => {
      const { gone, surroundings, hide } = page();
      const ended = vi.fn();
      attemptOpen(LINK, STORE, surroundings, ended);
      vi.advanceTimersByTime(after);
      hide(true);
      expect(ended).toHaveBeenCalledOnce();
      vi.advanceTimersByTime(away);
      hide(false);
      vi.advanceTimersByTime(60_000);
      expect(gone).toEqual([LINK]);
    },
  );

  it('[A-021] pagehide alone ends the wait', () => {
    const { gone, surroundings, window } = page();
    const ended = vi.fn();
    attemptOpen(LINK, STORE, surroundings, ended);
    vi.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([LINK]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('[A-020][A-021] losing the focus pauses the wait, and it continues when the focus returns', () => {
    const { gone, surroundings, window } = page();
    const ended = vi.fn();
    attemptOpen(LINK, STORE, surroundings, ended);
    vi.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(9_000);
    expect(gone).toEqual([LINK]);
    expect(ended).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(2_999);
    expect(gone).toEqual([LINK]);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual([LINK, STORE]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('[A-020] a focus that returns at the very end still gives the app a second', () => {
    const { gone, surroundings, window } = page();
    attemptOpen(LINK, STORE, surroundings);
    vi.advanceTimersByTime(3_900);
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(2_000);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(999);
    expect(gone).toEqual([LINK]);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual([LINK, STORE]);
  });

  it('[A-021] a page without focus for 10 s was behind the app and navigates nowhere', () => {
    const { gone, surroundings, window } = page();
    const ended = vi.fn();
    attemptOpen(LINK, STORE, surroundings, ended);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([LINK]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('[A-021] a page that loses the focus and is then hidden navigates nowhere, also not after returning', () => {
    const { gone, surroundings, window, hide } = page();
    attemptOpen(LINK, STORE, surroundings);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(500);
    hide(true);
    vi.advanceTimersByTime(500);
    hide(false);
    window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([LINK]);
  });

  it('[A-021] a visibility change that hides nothing ends nothing', () => {
    const { gone, surroundings, hide } = page();
    attemptOpen(LINK, STORE, surroundings);
    hide(false);
    vi.advanceTimersByTime(OPEN_WAIT_MS);
    expect(gone).toEqual([LINK, STORE]);
  });

  it('[A-021] a timer suspended together with its page navigates nowhere', () => {
    const { gone, surroundings, clock } = page();
    attemptOpen(LINK, STORE, surroundings);
    clock.lag = 30_000;
    vi.advanceTimersByTime(OPEN_WAIT_MS);
    expect(gone).toEqual([LINK]);
  });

  it('[A-020] a timer delayed by a dialog gives the app another second, then goes to the download', () => {
    const { gone, surroundings, clock } = page();
    attemptOpen(LINK, STORE, surroundings);
    clock.lag = 6_000;
    vi.advanceTimersByTime(OPEN_WAIT_MS + 999);
    expect(gone).toEqual([LINK]);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual([LINK, STORE]);
  });

  it('[A-021] an app that opens within that second ends the wait', () => {
    const { gone, surroundings, clock, hide } = page();
    attemptOpen(LINK, STORE, surroundings);
    clock.lag = 6_000;
    vi.advanceTimersByTime(OPEN_WAIT_MS + 500);
    hide(true);
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([LINK]);
  });

  it('[A-020] a second tap restarts the wait, and only one download follows', () => {
    const { gone, surroundings } = page();
    attemptOpen(LINK, STORE, surroundings);
    vi.advanceTimersByTime(3_000);
    attemptOpen(LINK, STORE, surroundings);
    vi.advanceTimersByTime(3_900);
    expect(gone).toEqual([LINK, LINK]);
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([LINK, LINK, STORE]);
  });

  it('can be cancelled', () => {
    const { gone, surroundings } = page();
    attemptOpen(LINK, STORE, surroundings)();
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([LINK]);
  });
});
