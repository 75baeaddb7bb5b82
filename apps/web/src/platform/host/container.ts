/** Everything a page can run in. Pages ask for capabilities; only this folder distinguishes containers. */
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

/** Our apps, which know the client type; everything else that shows our pages is plain web. */
export const isInApp = (container: Container): boolean => IN_APP.includes(container);

/** Browsers inside social apps block app links and downloads. */
export const isSocial = (container: Container): boolean => SOCIAL.includes(container);

/** A mini-program is ours, but WeChat blocks the same in its web view as in its browser. */
export const blocksApps = (container: Container): boolean =>
  isSocial(container) || container === 'miniProgram';
