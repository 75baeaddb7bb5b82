interface ServiceChat {
  host: string;
  /** Each customer of the provider has its own subdomain. */
  subdomains?: true;
  path: RegExp;
}

/** Hosts of customer service chats; content may not use any other host. */
const SERVICE_CHATS: readonly ServiceChat[] = [
  // WeChat customer service
  { host: 'work.weixin.qq.com', path: /^\/kfid\/\w[\w-]*$/ },
  // Qiyu
  { host: 'qiyukf.com', subdomains: true, path: /^\/client\b/ },
  // Sobot
  { host: 'sobot.com', subdomains: true, path: /^\/chat\// },
  // Meiqia
  { host: 'chat.meiqia.com', path: /^\/./ },
  // Udesk
  { host: 'udesk.cn', subdomains: true, path: /^\/im_client\b/ },
];

function fits({ host, subdomains, path }: ServiceChat, { hostname, pathname }: URL): boolean {
  const isHost = subdomains ? hostname.endsWith(`.${host}`) : hostname === host;
  return isHost && path.test(pathname);
}

/** `URL.parse` does not exist in the oldest supported browsers. */
function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Whether an address is a chat page of one of these hosts: https, default port, no user name or password. */
export function isServiceChat(address: string): boolean {
  const url = /^https:\/\/[!-~]+$/.test(address) ? readUrl(address) : undefined;
  if (!url) return false;
  // Compare the normalised form, so that the checked address is the one that a browser opens.
  const isPlain = url.href === address && url.port === '' && url.username === '' && url.password === '';
  return isPlain && SERVICE_CHATS.some((chat) => fits(chat, url));
}
