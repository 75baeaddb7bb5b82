import type { Container } from './container.ts';

/** Everything a container can be told by; read once from the window. */
export interface HostSigns {
  userAgent: string;
  /** iPads call themselves Macs, but have fingers. */
  touchPoints: number;
  /** JubanHost of an Android or HarmonyOS app. */
  hostObject: boolean;
  /** webkit.messageHandlers.juban of an iOS app. */
  messageHandler: boolean;
  /** cefQuery of the desktop client. */
  queryFunction: boolean;
  /** What WeChat says of its own web view: miniprogram in one of a mini-program. */
  wechatEnvironment: string;
  /** Framed by a page that is not the Lab: nothing that is injected here is meant for us. */
  foreignFrame: boolean;
  /** The container the Lab plays. */
  labContainer?: Container;
}

type Rule = [container: Container, holds: (signs: HostSigns) => boolean];

/** Longer ones are nobody's, and every rule would have to read them. */
const LONGEST_USER_AGENT = 1024;

const says = (pattern: RegExp) => (signs: HostSigns) => pattern.test(signs.userAgent);
const saysApp = says(/\bJubanApp\/\d/);
const isHarmony = says(/\b(OpenHarmony|HarmonyOS|ArkWeb)\b/);
const isPad = (signs: HostSigns) =>
  /\biPad\b/.test(signs.userAgent) || (/\bMacintosh\b/.test(signs.userAgent) && signs.touchPoints > 1);

/** The first rule that holds decides: what only our own apps inject stands before what anybody may claim. */
const RULES: readonly Rule[] = [
  ['browser', (signs) => signs.foreignFrame],
  [
    'miniProgram',
    (signs) =>
      /\bMicroMessenger\//i.test(signs.userAgent) &&
      (signs.wechatEnvironment === 'miniprogram' || /\bminiProgram\b/i.test(signs.userAgent)),
  ],
  ['desktopClient', (signs) => signs.queryFunction || /\bJubanDesktop\/\d/.test(signs.userAgent)],
  ['harmony', (signs) => isHarmony(signs) && (signs.hostObject || saysApp(signs))],
  ['ipad', (signs) => isPad(signs) && (signs.messageHandler || saysApp(signs))],
  ['ios', (signs) => signs.messageHandler || (saysApp(signs) && /\b(iPhone|iPod)\b/.test(signs.userAgent))],
  ['android', (signs) => signs.hostObject || (saysApp(signs) && /\bAndroid\b/.test(signs.userAgent))],
  ['wechat', says(/\b(MicroMessenger|wxwork)\//i)],
  // The app, not the browser of the same house, which says MQQBrowser.
  ['qq', says(/(^|[\s;(])(QQ|TIM|Qzone)\/[\d.]/)],
  ['weibo', says(/\bWeibo\b|__weibo__/i)],
  ['alipay', says(/\bAlipayClient\/|\bAliApp\(AP\//)],
];

export function detectContainer(signs: HostSigns): Container {
  if (signs.labContainer) return signs.labContainer;
  const shortened = { ...signs, userAgent: signs.userAgent.slice(0, LONGEST_USER_AGENT) };
  return RULES.find(([, holds]) => holds(shortened))?.[0] ?? 'browser';
}

/** The version an app writes into its user agent; undefined for what is none. */
export function versionInUserAgent(userAgent: string): string | undefined {
  return /\bJuban(?:App|Desktop)\/(\d{1,4}(?:\.\d{1,4}){0,3})(?![\d.])/.exec(
    userAgent.slice(0, LONGEST_USER_AGENT),
  )?.[1];
}
