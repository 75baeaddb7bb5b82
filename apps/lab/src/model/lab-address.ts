import { DEFAULT_CLIENT_TYPE, findClientType } from '@juban/catalog';
import { CALL_CONDITIONS, type CallCondition } from './call-condition.ts';
import { clientTypeInHost, defaultHost, HOSTS, type HostKind, isInApp } from './hosts.ts';
import {
  isVersion,
  ownPath,
  type PageAddress,
  readPageAddress,
  THEMES,
  writePageAddress,
} from './page-address.ts';
import { defaultWidth, WIDTHS, type Width } from './screens.ts';
import { isUserName } from './user-name.ts';

/** Everything the Lab shows, as stored in its address, so that a link shows the same. */
export interface LabAddress extends PageAddress {
  host: HostKind;
  width: Width;
  /** The page's address omits the client type, so that the page must ask its host. */
  ask: boolean;
  /** The logged-in user by preset and id; empty for the current one. */
  user: string;
  /** Condition of the page's calls. */
  calls: CallCondition;
}

export const START: LabAddress = {
  page: '/',
  clientType: DEFAULT_CLIENT_TYPE,
  version: '',
  theme: 'system',
  h5: false,
  host: defaultHost(DEFAULT_CLIENT_TYPE),
  width: defaultWidth(DEFAULT_CLIENT_TYPE),
  ask: false,
  user: '',
  calls: 'normal',
};

/** Parses the Lab's query; missing or invalid values get their defaults. */
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
    host: HOSTS.find((host) => host === query.get('host')) ?? defaultHost(clientType),
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? defaultWidth(clientType),
    ask: query.get('ask') === '1',
    user: read('user', isUserName, START.user),
    calls: CALL_CONDITIONS.find((calls) => calls === query.get('calls')) ?? START.calls,
  };
}

/** The query of the Lab's address; empty by default. */
export function writeLabAddress(address: LabAddress): string {
  const { page, clientType, version, theme, h5, host, width, ask, user, calls } = address;
  const query = new URLSearchParams();
  if (page !== START.page) query.set('page', ownPath(page));
  if (clientType !== START.clientType) query.set('ct', clientType);
  if (version !== START.version) query.set('cv', version);
  if (theme !== START.theme) query.set('theme', theme);
  if (h5) query.set('h5', '1');
  if (host !== defaultHost(clientType)) query.set('host', host);
  if (width !== defaultWidth(clientType)) query.set('width', String(width));
  if (ask) query.set('ask', '1');
  if (user !== START.user) query.set('user', user);
  if (calls !== START.calls) query.set('calls', calls);
  const text = query.toString();
  // Slashes are allowed in a query and make the link more readable.
  return text && `?${text.replaceAll('%2F', '/')}`;
}

/** Selects another client, with its usual host and screen unless others were chosen that still fit. */
export function pickClientType(now: LabAddress, clientType: string): LabAddress {
  const isOtherScreen = defaultWidth(clientType) !== defaultWidth(now.clientType);
  return {
    ...now,
    clientType,
    host: isInApp(now.host) || now.host === defaultHost(now.clientType) ? defaultHost(clientType) : now.host,
    width: isOtherScreen ? defaultWidth(clientType) : now.width,
  };
}

/** Selects another host; one of our apps selects a client type that runs in it. */
export function pickHost(now: LabAddress, host: HostKind): LabAddress {
  return { ...pickClientType(now, clientTypeInHost(host, now.clientType)), host };
}

/** A page from the list keeps the client type, unless the page's address names another. */
export function openPage(now: LabAddress, address: string): LabAddress {
  const { h5: _own, clientType = now.clientType, ...read } = readPageAddress(address);
  return { ...(clientType === now.clientType ? now : pickClientType(now, clientType)), ...read };
}

/** A typed address is complete: everything it does not name gets its default. */
export function openTyped(now: LabAddress, text: string, origin: string): LabAddress {
  const { clientType = START.clientType, ...read } = readPageAddress(text.trim(), origin);
  const { version, theme } = START;
  return { ...pickClientType(now, clientType), version, theme, ...read };
}

/** The address to load in the frame. A page that should ask its host gets no information in its address. */
export function pageToLoad(address: LabAddress): string {
  const { clientType, version, theme } = START;
  const isTold = !address.ask || !isInApp(address.host);
  return writePageAddress(isTold ? address : { ...address, clientType, version, theme });
}
