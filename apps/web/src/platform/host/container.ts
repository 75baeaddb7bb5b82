/** What a page can run in. Pages ask for capabilities instead; only this folder asks for containers. */
export const CONTAINERS = [
  'android',
  'ios',
  'ipad',
  'harmony',
  'miniProgram',
  'desktopClient',
  'wechat',
  'qq',
  'weibo',
  'alipay',
  'browser',
] as const;

export type Container = (typeof CONTAINERS)[number];

const IN_APP: readonly Container[] = ['android', 'ios', 'ipad', 'harmony', 'miniProgram', 'desktopClient'];
const SOCIAL: readonly Container[] = ['wechat', 'qq', 'weibo', 'alipay'];

/** Ours, so that it can say which client type it is; whatever else shows our pages is plain web. */
export const isInApp = (container: Container): boolean => IN_APP.includes(container);

/** The browser inside a social app: app links and downloads are blocked there. */
export const isSocial = (container: Container): boolean => SOCIAL.includes(container);

/** A mini-program is ours, but WeChat blocks in its web view what it blocks in its browser. */
export const blocksApps = (container: Container): boolean =>
  isSocial(container) || container === 'miniProgram';
