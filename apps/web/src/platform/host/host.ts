import { type Capabilities, capabilitiesOf } from './capabilities.ts';
import type { Container } from './container.ts';
import { detectContainer, versionInUserAgent } from './detect-container.ts';
import { readSigns } from './host-signs.ts';
import type { HostWindow } from './host-window.ts';
import { type TransportKind, transportKindOf } from './transport-kind.ts';

/** The page's environment, which does not change while the page is open. */
export interface Host {
  container: Container;
  transport: TransportKind;
  can: Capabilities;
  /** App version in the user agent. */
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

/** Server-rendered pages are shared, so they assume a plain browser. */
export const NO_HOST: Host = {
  container: 'browser',
  transport: 'none',
  can: capabilitiesOf('browser', 'none'),
  appVersion: undefined,
};

let described: Host | undefined;

/** Cached. On the server and during hydration use useHost instead. */
export function getHost(): Host {
  if (typeof window === 'undefined') return NO_HOST;
  described ??= describeHost(window);
  return described;
}
