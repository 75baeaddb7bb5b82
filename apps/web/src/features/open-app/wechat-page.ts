import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../platform/api/api.ts';
import { whenBridge } from '../../platform/host/wechat-bridge.ts';

type WechatConfig = NonNullable<CallOutput<'getWechatConfig'>['config']>;

const SHARE_CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'];
const OPEN_TAG = 'wx-open-launch-app';

let launchAppId: string | undefined;
let sentAddress: string | undefined;

/** The app id for WeChat's launch tag; undefined if it is not available. */
export const findLaunchApp = (): string | undefined => launchAppId;

/** Proves to WeChat that the page is ours and sets its card; does nothing without an account. */
export async function joinWechat(): Promise<void> {
  if (sentAddress === window.location.href) return;
  sentAddress = window.location.href;
  const { config } = await api.getWechatConfig({ url: signedAddress() });
  if (!config) return;
  const invoke = await whenBridge();
  const proof = proofOf(config);
  const word = await invoke('preVerifyJSAPI', {
    verifyJsApiList: SHARE_CALLS,
    verifyOpenTagList: [OPEN_TAG],
    ...proof,
  });
  if (word !== 'ok') return;
  launchAppId = config.launchAppId;
  for (const call of SHARE_CALLS) await invoke(call, { ...readCard(), ...proof });
}

/** On iOS WeChat compares with the address at which the visit began, whatever the current one is. */
function signedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  const begun = /iPhone|iPad/.test(navigator.userAgent) ? entry?.name : undefined;
  // An address with a token must not be sent; the page has removed it.
  const address = begun && !/[?&]token=/.test(begun) ? begun : window.location.href;
  return address.split('#')[0] ?? '';
}

/** The signature for all calls to WeChat. */
const proofOf = ({ appId, timestamp, nonceStr, signature }: WechatConfig) => ({
  appId,
  verifyAppId: appId,
  verifySignType: 'sha1',
  verifyTimestamp: String(timestamp),
  verifyNonceStr: nonceStr,
  verifySignature: signature,
});

/** The page's head already contains the card. */
function readCard() {
  const said = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
  return {
    title: said('title') || document.title,
    desc: said('description'),
    link: said('url') || window.location.href,
    imgUrl: said('image'),
  };
}
