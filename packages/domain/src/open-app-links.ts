import { deepLinkOf, type OpenSource, type OpenTarget } from './open-app.ts';

/** Chrome and what is built on it without a mark of its own: only there is an intent understood for sure. */
const CHROME_ANDROID = /Android.+ Chrome\/[\d.]+ (?:Mobile )?Safari\/[\d.]+$/;
/** A web view says which of Android's it is. */
const WEB_VIEW = /; wv\)|Version\/4\.0/;
/** Longer user agents are nobody's. */
const LONGEST_USER_AGENT = 1024;

/** Whether the browser opens Android's intent links, and knows by itself that an app is missing. */
export function takesIntents(userAgent: string): boolean {
  return (
    userAgent.length <= LONGEST_USER_AGENT && CHROME_ANDROID.test(userAgent) && !WEB_VIEW.test(userAgent)
  );
}

export interface IntentApp {
  scheme: string;
  androidPackage: string;
}

/** The deep link as an intent for one app alone; where that is missing, the browser goes to the fallback. */
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

/** A web address that iOS and Android open in the installed app; without one it is a page of ours. */
export function universalLinkOf(origin: string, target: OpenTarget | undefined, source: OpenSource): string {
  const path = target ? `share_open/${target.type}/${target.id}` : 'share/goapp';
  return `${origin}/${path}?source=${source}`;
}
