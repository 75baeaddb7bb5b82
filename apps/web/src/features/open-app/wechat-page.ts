import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../platform/api/api.ts';
import { whenBridge } from '../../platform/host/wechat-bridge.ts';

type WechatConfig = NonNullable<CallOutput<'getWechatConfig'>['config']>;

const SHARE_CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'];
const OPEN_TAG = 'wx-open-launch-app';

let launchAppId: string | undefined;
let told: string | undefined;

/** WeChat's name of the app that its tag may open here; undefined where it may not. */
export const findLaunchApp = (): string | undefined => launchAppId;

/** Shows WeChat that the page is ours, and gives it the page's card; without an account nothing happens. */
export async function joinWechat(): Promise<void> {
  if (told === window.location.href) return;
  told = window.location.href;
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

/** On iOS WeChat compares with the address a visit began at, whatever the page has gone to since. */
function signedAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  const begun = /iPhone|iPad/.test(navigator.userAgent) ? entry?.name : undefined;
  // One that came with a token is not repeated: the page has taken it out of its address.
  const address = begun && !/[?&]token=/.test(begun) ? begun : window.location.href;
  return address.split('#')[0] ?? '';
}

/** What goes along with everything that is asked of WeChat. */
const proofOf = ({ appId, timestamp, nonceStr, signature }: WechatConfig) => ({
  appId,
  verifyAppId: appId,
  verifySignType: 'sha1',
  verifyTimestamp: String(timestamp),
  verifyNonceStr: nonceStr,
  verifySignature: signature,
});

/** The page's head already says what others are to show of it. */
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
