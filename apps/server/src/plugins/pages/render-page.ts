import type { CallInProcess } from '../../lib/in-process.ts';
import { lastResortPage } from './last-resort-page.ts';
import { type PageAddress, pageRequest } from './page-address.ts';
import { putScriptsAfterPaint } from './scripts-after-paint.ts';
import { putStylesAfterPaint, type StyleSheet } from './styles-after-paint.ts';

export interface PageContext {
  callInProcess: CallInProcess;
  /** By which the outside world reaches us: what a page says of itself to others begins with it. */
  publicOrigin: string;
  renderFailed?: boolean;
}

/** What the web app's server entry exports. */
export interface StartHandler {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
}

export type Rendered = { status: number; html: string } | { status: number; location: string };

export interface RenderSettings extends Pick<PageContext, 'callInProcess' | 'publicOrigin'> {
  /** Rendering stops after this time; without it there is no limit. */
  limitMs?: number | undefined;
  /** Runs before anything else of every page. */
  headScript?: string | undefined;
}

/** React leaves this where a part of the page threw, long after the status was settled. */
const FAILED_PART = '<!--$!-->';

const SHOWN_CHARACTERS = 200;

/** When each part of the page got its data, as the router writes it down for the browser. */
const LOADED_AT = /\bu:(\d{13}),s:"/g;
const SAME_MS = 600_000;

export type RenderPage = (address: PageAddress) => Promise<Rendered>;

/** Renders pages; one that throws is asked for once more as its error screen, with status 500. */
export function createRenderPage(
  handler: StartHandler,
  { limitMs, headScript, ...given }: RenderSettings,
  report: (error: unknown, address: PageAddress) => void,
  sheets: readonly StyleSheet[] = [],
): RenderPage {
  const attempt = async (address: PageAddress, renderFailed: boolean): Promise<Rendered> => {
    const request = pageRequest(address, limitMs === undefined ? undefined : AbortSignal.timeout(limitMs));
    const response = await handler.fetch(request, { context: { ...given, renderFailed } });
    const location = response.headers.get('location');
    if (location !== null) return { status: response.status, location };
    const html = await response.text();
    // What the framework itself could not do, such as a page past its limit, it answers for programs.
    if (isJson(response)) throw new Error(`no page was made: ${html.slice(0, SHOWN_CHARACTERS)}`);
    if (html.includes(FAILED_PART)) throw new Error('a part of the page could not be rendered');
    const steady = html.replace(LOADED_AT, roundedLoadTime);
    const painted = putStylesAfterPaint(steady, sheets);
    const later = putScriptsAfterPaint(painted.html, painted.later);
    return { status: response.status, html: headScript ? withHeadScript(later, headScript) : later };
  };
  return async (address) => {
    try {
      return await attempt(address, false);
    } catch (error) {
      report(error, address);
    }
    return attempt(address, true).catch(() => ({ status: 500, html: lastResortPage() }));
  };
}

const withHeadScript = (html: string, script: string) =>
  html.replace('<head>', () => `<head><script>${script}</script>`);

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;

/** To the last ten minutes, so that a page with nothing new is the same bytes and its reader's copy holds. */
function roundedLoadTime(_all: string, ms: string): string {
  return `u:${Math.floor(Number(ms) / SAME_MS) * SAME_MS},s:"`;
}
