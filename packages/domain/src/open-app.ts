/** What a shared link can open in the app. The spelling ("ablum") is the one that the apps use. */
const OPEN_TYPES = ['short_video', 'ablum', 'season', 'movie'] as const;

/** One item in the app; without a target, the app opens at its start screen. */
export interface OpenTarget {
  type: (typeof OPEN_TYPES)[number];
  id: string;
}

/** Where the visitor came from; h5 if unknown. */
export type OpenSource = 'wechat' | 'qq' | 'weibo' | 'alipay' | 'h5';

const ID = /^[\w-]{1,64}$/;
const SOURCES = ['wechat', 'qq', 'weibo', 'alipay'] as const;
/** Parameter values that WeChat adds to a forwarded link. */
const WECHAT_FROM = /^(singlemessage|groupmessage|timeline)$/;

/** Undefined for a type that the apps do not know and for a malformed id. */
export function readOpenTarget(type: string, id: string): OpenTarget | undefined {
  const known = OPEN_TYPES.find((each) => each === type);
  return known && ID.test(id) ? { type: known, id } : undefined;
}

/** The apps open a film by its own id and a drama by the id of its season. */
const TYPE_OF_KIND = { drama: 'season', film: 'movie' } as const;

/** A title of the library as the apps open it. */
export function openTargetOf(kind: keyof typeof TYPE_OF_KIND, id: string): OpenTarget | undefined {
  return readOpenTarget(TYPE_OF_KIND[kind], id);
}

/** The platform that the page runs in, otherwise the one that its link was shared on. */
export function openSourceOf(container: string, search: { source?: string; from?: string }): OpenSource {
  const named = [container, search.source].flatMap((name) => SOURCES.find((each) => each === name) ?? []);
  return named[0] ?? (WECHAT_FROM.test(search.from ?? '') ? 'wechat' : 'h5');
}

/**
 * A deep link in the brand's scheme. Type and id are validated before, so they cannot break out of the path.
 */
export function deepLinkOf(scheme: string, target: OpenTarget | undefined, source: OpenSource): string {
  return `${scheme}://${target ? `${target.type}/${target.id}` : 'home'}?source=${source}`;
}
