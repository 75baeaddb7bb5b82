/** What a shared link can open in the app; the spelling is the apps' own. */
const OPEN_TYPES = ['short_video', 'ablum', 'season', 'movie'] as const;

/** One thing in the app; without it the app opens where it was left. */
export interface OpenTarget {
  type: (typeof OPEN_TYPES)[number];
  id: string;
}

/** Who sent the visitor: h5 where nobody says. */
export type OpenSource = 'wechat' | 'qq' | 'weibo' | 'alipay' | 'h5';

const ID = /^[\w-]{1,64}$/;
const SOURCES = ['wechat', 'qq', 'weibo', 'alipay'] as const;
/** What WeChat itself adds to a link that is passed on. */
const WECHAT_FROM = /^(singlemessage|groupmessage|timeline)$/;

/** Undefined for a type the apps do not know, and for an id that could be anything but an id. */
export function readOpenTarget(type: string, id: string): OpenTarget | undefined {
  const known = OPEN_TYPES.find((each) => each === type);
  return known && ID.test(id) ? { type: known, id } : undefined;
}

/** The apps open a film by itself, a drama by its season. */
const TYPE_OF_KIND = { drama: 'season', film: 'movie' } as const;

/** A work of the library as the apps open it. */
export function openTargetOf(kind: keyof typeof TYPE_OF_KIND, id: string): OpenTarget | undefined {
  return readOpenTarget(TYPE_OF_KIND[kind], id);
}

/** The platform the page runs in, else the one its link was passed on by. */
export function openSourceOf(container: string, search: { source?: string; from?: string }): OpenSource {
  const named = [container, search.source].flatMap((name) => SOURCES.find((each) => each === name) ?? []);
  return named[0] ?? (WECHAT_FROM.test(search.from ?? '') ? 'wechat' : 'h5');
}

/** In the brand's own scheme. Nothing of a target can leave its place: both its parts are checked. */
export function deepLinkOf(scheme: string, target: OpenTarget | undefined, source: OpenSource): string {
  return `${scheme}://${target ? `${target.type}/${target.id}` : 'home'}?source=${source}`;
}
