import { deepLinkOf, type OpenSource, type OpenTarget } from './open-app.ts';

/**
 * Chrome and Chromium browsers without a product mark of their own. Intent links reliably work only there.
 */
const CHROME_ANDROID = /Android.+ Chrome\/[\d.]+ (?:Mobile )?Safari\/[\d.]+$/;
/** Marks of Android web views. */
const WEB_VIEW = /; wv\)|Version\/4\.0/;
/** Longer user agents are not from a real browser. */
const MAX_USER_AGENT_LENGTH = 1024;

/** Whether the browser supports Android intent links, including the fallback when the app is missing. */
export function supportsIntents(userAgent: string): boolean {
  return (
    userAgent.length <= MAX_USER_AGENT_LENGTH && CHROME_ANDROID.test(userAgent) && !WEB_VIEW.test(userAgent)
  );
}

export interface IntentApp {
  scheme: string;
  androidPackage: string;
}

/** The deep link as an intent for one app. If the app is missing, the browser opens the fallback. */
export function intentLinkOf(
  { scheme, androidPackage }: IntentApp,
  target: OpenTarget | undefined,
  source: OpenSource,
  fallback: string,
): string {
  const link = deepLinkOf('intent', target, source);
  const extra = `S.browser_fallback_url=${encodeURIComponent(fallback)}`;
  return `${link}#Intent;scheme=${scheme};package=${androidPackage};${extra};end`;
}

/** A web address that iOS and Android open in the installed app; without the app, it opens our own page. */
export function universalLinkOf(origin: string, target: OpenTarget | undefined, source: OpenSource): string {
  const path = target ? `share_open/${target.type}/${target.id}` : 'share/goapp';
  return `${origin}/${path}?source=${source}`;
}
