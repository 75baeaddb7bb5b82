import { DEFAULT_CLIENT_TYPE, findClientType } from '@juban/catalog';
import { CALL_CONDITIONS, type CallCondition } from './call-condition.ts';
import { clientTypeInHost, HOSTS, type HostKind, isInApp, usualHost } from './hosts.ts';
import {
  isVersion,
  ownPath,
  type PageAddress,
  readPageAddress,
  THEMES,
  writePageAddress,
} from './page-address.ts';
import { usualWidth, WIDTHS, type Width } from './screens.ts';
import { isUserName } from './user-name.ts';

/** Everything the Lab shows, as its own address has it: whoever opens the link sees the same. */
export interface LabAddress extends PageAddress {
  host: HostKind;
  width: Width;
  /** The page's address does not say who is asking, so that the page must ask its host. */
  ask: boolean;
  /** Who is logged in, by preset and id; empty for whoever is. */
  user: string;
  /** What happens to the calls of the page. */
  calls: CallCondition;
}

export const START: LabAddress = {
  page: '/',
  clientType: DEFAULT_CLIENT_TYPE,
  version: '',
  theme: 'system',
  h5: false,
  host: usualHost(DEFAULT_CLIENT_TYPE),
  width: usualWidth(DEFAULT_CLIENT_TYPE),
  ask: false,
  user: '',
  calls: 'normal',
};

/** Reads the Lab's query; what is absent or malformed is as at the start. */
export function readLabAddress(search: string): LabAddress {
  const query = new URLSearchParams(search);
  const read = (name: string, isGood: (text: string) => boolean, otherwise: string) => {
    const text = query.get(name) ?? '';
    return isGood(text) ? text : otherwise;
  };
  const clientType = read('ct', (id) => findClientType(id) !== undefined, START.clientType);
  return {
    page: readPageAddress(query.get('page') ?? START.page).page,
    clientType,
    version: read('cv', isVersion, START.version),
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? START.theme,
    h5: query.get('h5') === '1',
    host: HOSTS.find((host) => host === query.get('host')) ?? usualHost(clientType),
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? usualWidth(clientType),
    ask: query.get('ask') === '1',
    user: read('user', isUserName, START.user),
    calls: CALL_CONDITIONS.find((calls) => calls === query.get('calls')) ?? START.calls,
  };
}

/** The query of the Lab's address; empty at the start. */
export function writeLabAddress(address: LabAddress): string {
  const { page, clientType, version, theme, h5, host, width, ask, user, calls } = address;
  const query = new URLSearchParams();
  if (page !== START.page) query.set('page', ownPath(page));
  if (clientType !== START.clientType) query.set('ct', clientType);
  if (version !== START.version) query.set('cv', version);
  if (theme !== START.theme) query.set('theme', theme);
  if (h5) query.set('h5', '1');
  if (host !== usualHost(clientType)) query.set('host', host);
  if (width !== usualWidth(clientType)) query.set('width', String(width));
  if (ask) query.set('ask', '1');
  if (user !== START.user) query.set('user', user);
  if (calls !== START.calls) query.set('calls', calls);
  const text = query.toString();
  // Slashes may stand in a query, and a link is easier to read with them.
  return text && `?${text.replaceAll('%2F', '/')}`;
}

/** Another client: its own host and screen come with it, unless others were chosen that still fit. */
export function pickClientType(now: LabAddress, clientType: string): LabAddress {
  const isOtherScreen = usualWidth(clientType) !== usualWidth(now.clientType);
  return {
    ...now,
    clientType,
    host: isInApp(now.host) || now.host === usualHost(now.clientType) ? usualHost(clientType) : now.host,
    width: isOtherScreen ? usualWidth(clientType) : now.width,
  };
}

/** Another host: an app of ours brings a client type that is at home there. */
export function pickHost(now: LabAddress, host: HostKind): LabAddress {
  return { ...pickClientType(now, clientTypeInHost(host, now.clientType)), host };
}

/** A page from the list: who is asking stays, unless the page's own address names another. */
export function openPage(now: LabAddress, address: string): LabAddress {
  const { h5: _own, clientType = now.clientType, ...read } = readPageAddress(address);
  return { ...(clientType === now.clientType ? now : pickClientType(now, clientType)), ...read };
}

/** A typed address is the whole of it: what it does not name goes back to the start. */
export function openTyped(now: LabAddress, text: string, origin: string): LabAddress {
  const { clientType = START.clientType, ...read } = readPageAddress(text.trim(), origin);
  const { version, theme } = START;
  return { ...pickClientType(now, clientType), version, theme, ...read };
}

/** What the frame loads. A page that has to ask its host is told nothing by its address. */
export function pageToLoad(address: LabAddress): string {
  const { clientType, version, theme } = START;
  const isTold = !address.ask || !isInApp(address.host);
  return writePageAddress(isTold ? address : { ...address, clientType, version, theme });
}
