interface ServiceChat {
  host: string;
  /** Customers of the provider have a host of their own below it. */
  subdomains?: true;
  path: RegExp;
}

/** Where a chat with customer service may be. Content names no other host. */
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

/** Not `URL.parse`: the oldest browsers of the pages do not have it. */
function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** A chat page of the catalogue: https, the default port, and no user name or password in the address. */
export function isServiceChat(address: string): boolean {
  const url = /^https:\/\/[!-~]+$/.test(address) ? readUrl(address) : undefined;
  if (!url) return false;
  // What a browser would change on its way is not what was checked.
  const isPlain = url.href === address && url.port === '' && url.username === '' && url.password === '';
  return isPlain && SERVICE_CHATS.some((chat) => fits(chat, url));
}
