import type { CallInProcess } from '../../lib/in-process.ts';
import { lastResortPage } from './last-resort-page.ts';
import { type PageAddress, pageRequest } from './page-address.ts';
import { putScriptsAfterPaint } from './scripts-after-paint.ts';
import { putStylesAfterPaint, type StyleSheet } from './styles-after-paint.ts';

export interface PageContext {
  callInProcess: CallInProcess;
  /** The public origin of the site, used in the absolute links of a page's metadata. */
  publicOrigin: string;
  renderFailed?: boolean;
}

/** The exports of the web app's server entry. */
export interface StartHandler {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response;
}

export type Rendered = { status: number; html: string } | { status: number; location: string };

export interface RenderSettings extends Pick<PageContext, 'callInProcess' | 'publicOrigin'> {
  /** Rendering stops after this time; no limit by default. */
  limitMs?: number | undefined;
  /** Runs before anything else on every page. */
  headScript?: string | undefined;
}

/** React's marker for a part of the page that threw after the status was already decided. */
const FAILED_PART = '<!--$!-->';

const SHOWN_CHARACTERS = 200;

/** When each part of the page got its data, as the router serializes it for the browser. */
const LOADED_AT = /\bu:(\d{13}),s:"/g;
const SAME_MS = 600_000;

export type RenderPage = (address: PageAddress) => Promise<Rendered>;

/** Renders pages; if one throws, its error screen is rendered with status 500. */
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
    // The framework reports its own failures, such as a page over its limit, as JSON.
    if (isJson(response)) throw new Error(`no page was rendered: ${html.slice(0, SHOWN_CHARACTERS)}`);
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

/** Rounded to ten minutes, so that an unchanged page has the same bytes and clients can keep their copy. */
function roundedLoadTime(_all: string, ms: string): string {
  return `u:${Math.floor(Number(ms) / SAME_MS) * SAME_MS},s:"`;
}
