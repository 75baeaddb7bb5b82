import type { HostKind } from '../model/hosts.ts';
import type { LabAddress } from '../model/lab-address.ts';
import type { BridgeCall } from './bridge-call.ts';
import { type BridgeMethod, supports } from './supported.ts';

/** A question that only a person can answer; its texts and choices are in questions.ts. */
export type Question = 'login' | 'share' | 'pay' | 'purchase' | 'permission';

/** The simulated host's reaction to a call. */
export interface Behaviour {
  /** The answer; absent for a call that expects none. */
  value?: unknown;
  /** Refused for this reason. */
  error?: string;
  asks?: Question;
  /** Describes what the app would do. */
  does?: string;
  /** The address involved. */
  url?: string;
}

/** State of the host: its identity, its logged-in user, and the purchases of its Apple account. */
export type HostState = Pick<LabAddress, 'host' | 'clientType' | 'version' | 'theme'> & {
  token: string;
  purchases: readonly string[];
};

type Rule = (state: HostState, args: BridgeCall['args']) => Behaviour;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const pays: Rule = () => ({ asks: 'pay' });

const RULES: Readonly<Record<BridgeMethod, Rule>> = {
  getAppInfo: ({ clientType, version, theme }) => ({
    value: {
      clientType,
      ...(version !== '' && { clientVersion: version }),
      ...(theme !== 'system' && { theme }),
    },
  }),
  getToken: ({ token }) => ({ value: token }),
  login: ({ token }) => (token === '' ? { asks: 'login' } : { value: { outcome: 'loggedIn', token } }),
  close: () => ({ value: true, does: '关闭这个页面' }),
  openWebView: (_state, { url, title }) => ({
    value: true,
    does: `打开新的页面${title ? `「${text(title)}」` : ''}`,
    url: text(url),
  }),
  openBrowser: (_state, { url }) => ({ value: true, does: '用系统浏览器打开', url: text(url) }),
  share: () => ({ asks: 'share' }),
  payAlipay: pays,
  payWechat: pays,
  payInfo360: pays,
  purchaseIos: () => ({ asks: 'purchase' }),
  restoreIos: ({ purchases }) => ({
    value: purchases,
    does: `恢复购买：这个 Apple 账户${purchases.length > 0 ? `有 ${purchases.length} 笔交易` : '没有交易'}`,
  }),
  // A device id per user, so that several of them can take part in activities that are limited to once per
  // device.
  deviceId: ({ host, token }) => ({ value: ['lab', host, token.split('.')[0]].filter(Boolean).join('-') }),
  notificationPermission: (_state, { ask }) =>
    ask === true ? { asks: 'permission' } : { value: 'notAsked' },
  userInfoChanged: () => ({ does: '重新读取用户资料' }),
  track: () => ({}),
};

/** A mini-program leaves its page instead of answering it, and never reports the result. */
const MINI_PROGRAM: Readonly<Partial<Record<BridgeMethod, Rule>>> = {
  login: () => ({ asks: 'login' }),
  share: () => ({ value: 'unknown', does: '记下分享的内容，等用户从右上角菜单转发' }),
  payWechat: () => ({ value: 'unknown', does: '跳到小程序的付款页，付完重新打开这个页面' }),
};

const OWN_RULES: Readonly<Partial<Record<HostKind, typeof MINI_PROGRAM>>> = { miniProgram: MINI_PROGRAM };

/** Behaviour of a host of its kind without a script. */
export function defaultBehaviour(state: HostState, { method, args }: BridgeCall): Behaviour {
  if (!supports(state.host, method)) return { error: 'unsupported' };
  const rule = OWN_RULES[state.host]?.[method] ?? RULES[method];
  return rule(state, args);
}
