import type { HostKind } from '../model/hosts.ts';
import type { LabAddress } from '../model/lab-address.ts';
import type { BridgeCall } from './bridge-call.ts';
import { type BridgeMethod, supports } from './supported.ts';

/** A question only a person can answer; its words and choices are in questions.ts. */
export type Question = 'login' | 'share' | 'pay' | 'purchase' | 'permission';

/** What the simulated host does about a call. */
export interface Behaviour {
  /** The value to answer with; none for a call that wants no answer. */
  value?: unknown;
  /** Refused with this reason. */
  error?: string;
  asks?: Question;
  /** What the app would do now, in words. */
  does?: string;
  /** The address it would do it with. */
  url?: string;
}

/** What the host knows: who it is, who is logged in to it, and what its Apple account has bought. */
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
  // A telephone of their own for each user, so that two of them may take part in what a device may once.
  deviceId: ({ host, token }) => ({ value: ['lab', host, token.split('.')[0]].filter(Boolean).join('-') }),
  notificationPermission: (_state, { ask }) =>
    ask === true ? { asks: 'permission' } : { value: 'notAsked' },
  userInfoChanged: () => ({ does: '重新读取用户资料' }),
  track: () => ({}),
};

/** A mini-program cannot answer its page: it leads away, and what came of it is never told. */
const MINI_PROGRAM: Readonly<Partial<Record<BridgeMethod, Rule>>> = {
  login: () => ({ asks: 'login' }),
  share: () => ({ value: 'unknown', does: '记下分享的内容，等用户从右上角菜单转发' }),
  payWechat: () => ({ value: 'unknown', does: '跳到小程序的付款页，付完重新打开这个页面' }),
};

const OWN_RULES: Readonly<Partial<Record<HostKind, typeof MINI_PROGRAM>>> = { miniProgram: MINI_PROGRAM };

/** As a host of its kind behaves when nobody scripted it. */
export function usualBehaviour(state: HostState, { method, args }: BridgeCall): Behaviour {
  if (!supports(state.host, method)) return { error: 'unsupported' };
  const rule = OWN_RULES[state.host]?.[method] ?? RULES[method];
  return rule(state, args);
}
