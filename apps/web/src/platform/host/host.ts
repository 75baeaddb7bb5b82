import { type Capabilities, capabilitiesOf } from './capabilities.ts';
import type { Container } from './container.ts';
import { detectContainer, versionInUserAgent } from './detect-container.ts';
import { readSigns } from './host-signs.ts';
import type { HostWindow } from './host-window.ts';
import { type TransportKind, transportKindOf } from './transport-kind.ts';

/** Where this page runs. It never changes while the page lives. */
export interface Host {
  container: Container;
  transport: TransportKind;
  can: Capabilities;
  /** What the user agent says of the app's version. */
  appVersion: string | undefined;
}

export function describeHost(window: HostWindow): Host {
  const signs = readSigns(window);
  const container = detectContainer(signs);
  const transport = transportKindOf(container, signs);
  return {
    container,
    transport,
    can: capabilitiesOf(container, transport),
    appVersion: versionInUserAgent(signs.userAgent),
  };
}

/** The server's page is everybody's: it is made for a browser that can do nothing special. */
export const NO_HOST: Host = {
  container: 'browser',
  transport: 'none',
  can: capabilitiesOf('browser', 'none'),
  appVersion: undefined,
};

let described: Host | undefined;

/** Answered once. On the server, and while a page wakes up, ask useHost instead. */
export function getHost(): Host {
  if (typeof window === 'undefined') return NO_HOST;
  described ??= describeHost(window);
  return described;
}
