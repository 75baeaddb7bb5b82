import type { Container } from './container.ts';

/** Everything that identifies a container, read once from the window. */
export interface HostSigns {
  userAgent: string;
  /** iPads report themselves as Macs, but have touch. */
  touchPoints: number;
  /** JubanHost is injected by Android and HarmonyOS apps. */
  hostObject: boolean;
  /** webkit.messageHandlers.juban is injected by iOS apps. */
  messageHandler: boolean;
  /** cefQuery is injected by the desktop client. */
  queryFunction: boolean;
  /** WeChat's name for its web view; `miniprogram` inside a mini-program. */
  wechatEnvironment: string;
  /** In a frame of a page other than the Lab: objects injected here are not meant for us. */
  foreignFrame: boolean;
  /** The container that the Lab simulates. */
  labContainer?: Container;
}

type Rule = [container: Container, holds: (signs: HostSigns) => boolean];

/** Longer ones are bogus, and every rule would have to scan them. */
const LONGEST_USER_AGENT = 1024;

const says = (pattern: RegExp) => (signs: HostSigns) => pattern.test(signs.userAgent);
const saysApp = says(/\bJubanApp\/\d/);
const isHarmony = says(/\b(OpenHarmony|HarmonyOS|ArkWeb)\b/);
const isPad = (signs: HostSigns) =>
  /\biPad\b/.test(signs.userAgent) || (/\bMacintosh\b/.test(signs.userAgent) && signs.touchPoints > 1);

/**
 * The first match wins: objects that only our apps inject come before user agents, which anybody can fake.
 */
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
  // The QQ app, not Tencent's browser, which contains MQQBrowser.
  ['qq', says(/(^|[\s;(])(QQ|TIM|Qzone)\/[\d.]/)],
  ['weibo', says(/\bWeibo\b|__weibo__/i)],
  ['alipay', says(/\bAlipayClient\/|\bAliApp\(AP\//)],
];

export function detectContainer(signs: HostSigns): Container {
  if (signs.labContainer) return signs.labContainer;
  const shortened = { ...signs, userAgent: signs.userAgent.slice(0, LONGEST_USER_AGENT) };
  return RULES.find(([, holds]) => holds(shortened))?.[0] ?? 'browser';
}

/** The version in an app's user agent; undefined if it is invalid. */
export function versionInUserAgent(userAgent: string): string | undefined {
  return /\bJuban(?:App|Desktop)\/(\d{1,4}(?:\.\d{1,4}){0,3})(?![\d.])/.exec(
    userAgent.slice(0, LONGEST_USER_AGENT),
  )?.[1];
}
