import { SUCCESS, THANOS_SUCCESS } from '@juban/contract/codes';
import { type RefObject, useEffect } from 'react';
import type { CallCondition } from '../model/call-condition.ts';
import { clearCalls, recordCall, recordCallEnd } from './call-log.ts';
import { type LabAnswer, simulatedAnswer } from './simulated-answer.ts';
import { summariseAnswer, summariseRequest } from './summarise.ts';

export type PageWindow = Window & typeof globalThis;

let condition: CallCondition = 'normal';
const held = new Set<() => void>();
const watched = new WeakSet<Document>();
/** Document and path whose calls are in the list. */
let listed: { document: Document | null; path: string } = { document: null, path: '' };

/** Sets the condition for new calls; held calls continue under it. */
export function setCallCondition(next: CallCondition, page: PageWindow | undefined): void {
  const before = condition;
  if (next === before) return;
  condition = next;
  const released = [...held];
  held.clear();
  for (const goOn of released) goOn();
  if (before === 'offline') page?.dispatchEvent(new page.Event('online'));
  if (next === 'offline') page?.dispatchEvent(new page.Event('offline'));
}

/** The outcome of a call after it was held. */
async function afterHold(method: string, path: string, signal?: AbortSignal | null) {
  while (condition === 'loading') {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => reject(signal?.reason);
    held.add(resolve);
    signal?.addEventListener('abort', stop, { once: true });
    await promise.finally(() => {
      held.delete(resolve);
      signal?.removeEventListener('abort', stop);
    });
  }
  return simulatedAnswer(condition, method, path);
}

/**
 * Replaces the functions that a page makes calls with, so that the Lab can list, hold and answer them. Only
 * the frame's window is changed; the product's code is unaware of it.
 */
export function watchCalls(page: PageWindow): void {
  const note = (method: string, address: URL, body: unknown) => {
    startListFor(page.document, page.location.pathname);
    const { pathname: path, searchParams } = address;
    return recordCall({ method, path, request: summariseRequest(searchParams, body) });
  };
  watchFetch(page, note);
  watchUploads(page, note);
  watchBeacons(page, note);
  const real = Object.getOwnPropertyDescriptor(page.Navigator.prototype, 'onLine');
  Reflect.defineProperty(page.navigator, 'onLine', {
    configurable: true,
    get: () => condition !== 'offline' && real?.get?.call(page.navigator) !== false,
  });
}

type Note = (method: string, address: URL, body: unknown) => number;

function noteAnswer(key: number, startedAt: number, { status, body }: LabAnswer, byLab: boolean): void {
  const { code, text } = summariseAnswer(body);
  const isRefused = code !== '' && ![SUCCESS, String(THANOS_SUCCESS)].includes(code);
  const state = status >= 400 ? 'failed' : isRefused ? 'refused' : 'answered';
  recordCallEnd(key, { state, status, code, answer: text, ms: since(startedAt), byLab });
}

const since = (startedAt: number) => Math.round(performance.now() - startedAt);

function watchFetch(page: PageWindow, note: Note): void {
  const send = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const request = input instanceof page.Request ? input : new page.Request(input, init);
    const { url, method, signal } = request;
    const address = new URL(url);
    if (!/^https?:$/.test(address.protocol)) return send(input, init);
    const key = note(method, address, init?.body);
    const startedAt = performance.now();
    try {
      const simulated = await afterHold(method, address.pathname, signal);
      if (simulated === 'no line') throw new page.TypeError('Failed to fetch');
      const response = simulated ? answerOf(page, simulated) : await send(input, init);
      // The page gets its answer at once; the list reads a copy.
      readCopy(response).then(
        (body) => noteAnswer(key, startedAt, { status: response.status, body }, simulated !== undefined),
        () => recordCallEnd(key, { state: 'failed', ms: since(startedAt) }),
      );
      return response;
    } catch (error) {
      recordCallEnd(key, { state: 'failed', ms: since(startedAt), byLab: condition === 'offline' });
      throw error;
    }
  };
}

const readCopy = async (response: Response): Promise<string> =>
  response.headers.get('content-type')?.includes('json') ? response.clone().text() : '';

const answerOf = (page: PageWindow, { status, body }: LabAnswer): Response =>
  new page.Response(body, { status, headers: { 'content-type': 'application/json' } });

/** Pictures are uploaded with XMLHttpRequest. */
function watchUploads(page: PageWindow, note: Note): void {
  page.XMLHttpRequest = class extends page.XMLHttpRequest {
    #asked = { method: '', address: new URL(page.location.href) };
    #isAborted = false;

    override open(
      method: string,
      address: string | URL,
      isAsync = true,
      user?: string | null,
      password?: string | null,
    ): void {
      this.#asked = { method, address: new URL(address, page.location.href) };
      super.open(method, address, isAsync, user, password);
    }

    override abort(): void {
      this.#isAborted = true;
      super.abort();
    }

    override async send(body?: Document | XMLHttpRequestBodyInit | null): Promise<void> {
      const { method, address } = this.#asked;
      const key = note(method, address, body);
      const startedAt = performance.now();
      let byLab = false;
      this.addEventListener('loadend', () => {
        const { status } = this;
        if (status > 0) noteAnswer(key, startedAt, { status, body: this.responseText }, byLab);
        else recordCallEnd(key, { state: 'failed', ms: since(startedAt), byLab });
      });
      const simulated = await afterHold(method, address.pathname);
      if (this.#isAborted) return;
      byLab = simulated !== undefined;
      if (simulated === undefined) super.send(body);
      else this.#end(simulated);
    }

    #end(simulated: LabAnswer | 'no line'): void {
      if (simulated !== 'no line') {
        const { status, body } = simulated;
        Object.defineProperties(this, { status: { value: status }, responseText: { value: body } });
      }
      this.dispatchEvent(new page.ProgressEvent(simulated === 'no line' ? 'error' : 'load'));
      this.dispatchEvent(new page.ProgressEvent('loadend'));
    }
  };
}

/** A browser can refuse a beacon, and the page then sends it another way. */
function watchBeacons(page: PageWindow, note: Note): void {
  const send = page.navigator.sendBeacon?.bind(page.navigator);
  if (!send) return;
  page.navigator.sendBeacon = (address, body) => {
    const key = note('POST', new URL(address, page.location.href), body);
    const isSent = condition !== 'loading' && condition !== 'offline' && condition !== 'failing';
    const isTaken = isSent && send(address, body);
    recordCallEnd(key, { state: isTaken ? 'answered' : 'failed', byLab: !isSent });
    return isTaken;
  };
}

/** A new document, or a new path in the same document, starts a new list. */
function startListFor(document: Document | null, path: string): void {
  if (document === listed.document && path === listed.path) return;
  listed = { document, path };
  clearCalls();
}

/** Watches the page in the frame, unless it has another origin. */
function watchFrame({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  if (contentDocument?.location?.protocol === 'about:') return;
  if (contentDocument && contentWindow && !watched.has(contentDocument)) {
    watched.add(contentDocument);
    watchCalls(contentWindow as PageWindow);
  }
  startListFor(contentDocument, contentDocument?.location.pathname ?? '');
}

/**
 * Lists the calls of the page in the frame and applies `wanted`. The page loads its code after its first
 * paint, and animation frames of the Lab run before those of its frame, so no call is missed.
 */
export function usePageCalls(frame: RefObject<HTMLIFrameElement | null>, wanted: CallCondition): void {
  useEffect(() => {
    const page = frame.current?.contentDocument?.defaultView;
    setCallCondition(wanted, page ?? undefined);
  }, [frame, wanted]);
  useEffect(() => {
    let turn = 0;
    const look = () => {
      if (frame.current) watchFrame(frame.current);
      turn = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(turn);
  }, [frame]);
}
