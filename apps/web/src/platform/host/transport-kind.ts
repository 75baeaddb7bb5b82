import type { Container } from './container.ts';
import { isInApp } from './container.ts';
import type { HostSigns } from './detect-container.ts';

export type TransportKind =
  | 'hostObject'
  | 'messageHandler'
  | 'miniProgram'
  | 'queryFunction'
  | 'labFrame'
  | 'none';

/** The transport for this page's calls, by what is really present, whatever the user agent claims. */
export function transportKindOf(container: Container, signs: HostSigns): TransportKind {
  if (signs.foreignFrame || !isInApp(container)) return 'none';
  if (signs.labContainer) return 'labFrame';
  if (container === 'miniProgram') return 'miniProgram';
  if (container === 'desktopClient') return signs.queryFunction ? 'queryFunction' : 'none';
  if (signs.messageHandler) return 'messageHandler';
  return signs.hostObject ? 'hostObject' : 'none';
}
