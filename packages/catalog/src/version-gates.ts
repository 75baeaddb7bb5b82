/**
 * The versions from which features are shown; client types with their own gate are listed beside the default.
 */
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
