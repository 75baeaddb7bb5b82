import { clientTypeOf } from './client-types.ts';

/** Counts when a client sends no version header at all. */
export const DEFAULT_CLIENT_VERSION = '5.19.1';
/** Counts when a client type sends an empty one: older than every gate. */
const EMPTY_CLIENT_VERSION = '0.0.1';

/** Versions from which a feature shows, by name; client types with a gate of their own stand beside the default. */
export const VERSION_GATES = {
  splashAdLine: { default: '10.19.0' },
  punchReminder: { default: '5.18.2', ipad_ddsp: '5.18.1', Android: '10.2.4' },
  lenovoSourceMode: { default: '1.7.1' },
  qihooSourceMode: { default: '1.13.0' },
} as const satisfies Record<string, { default: string } & Record<string, string>>;

export type VersionGate = keyof typeof VERSION_GATES;

export function versionGate(gate: VersionGate, clientType: string): string {
  const versions: Record<string, string> & { default: string } = VERSION_GATES[gate];
  return versions[clientType] ?? versions.default;
}

/** The version a call counts as, from its client type and its header (undefined when absent). */
export function effectiveVersion(clientTypeId: string, header: string | undefined): string {
  if (header !== undefined && header !== '') return header;
  const emptyCounts = header === '' || clientTypeOf(clientTypeId).sendsNoVersion === true;
  return emptyCounts ? EMPTY_CLIENT_VERSION : DEFAULT_CLIENT_VERSION;
}
