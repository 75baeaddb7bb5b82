export interface DeviceFacts {
  phoneType: string;
  phoneOSType: string;
  phoneOSVersion: string;
  netENV: string;
}

/** The Network Information API, which most browsers lack. */
interface Line {
  type?: string;
  effectiveType?: string;
}

const LONGEST = 64;

const SYSTEMS: ReadonlyArray<readonly [name: string, version: RegExp]> = [
  ['iOS', /\b(?:iPhone )?OS (\d+(?:_\d+)*) like Mac OS X/],
  ['HarmonyOS', /\b(?:OpenHarmony|HarmonyOS) (\d+(?:\.\d+)*)/],
  ['Android', /\bAndroid (\d+(?:\.\d+)*)/],
  ['Windows', /\bWindows NT (\d+(?:\.\d+)*)/],
  ['macOS', /\bMac OS X (\d+(?:[._]\d+)*)/],
];

const MODEL = /\bAndroid [\d.]+; (?:[a-z]{2}[-_][A-Za-z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/;

/** The data attached to a feedback, from what the browser reveals to every site. */
export function readDeviceFacts(userAgent: string, line: Line | undefined): DeviceFacts {
  const system = SYSTEMS.map(([name, version]) => [name, version.exec(userAgent)?.[1]] as const).find(
    ([, version]) => version !== undefined,
  );
  const apple = /\b(iPhone|iPad|iPod|Macintosh)\b/.exec(userAgent)?.[1];
  return {
    phoneType: (MODEL.exec(userAgent)?.[1] ?? apple ?? '').trim().slice(0, LONGEST),
    phoneOSType: system?.[0] ?? '',
    phoneOSVersion: (system?.[1] ?? '').replaceAll('_', '.').slice(0, LONGEST),
    netENV: (line?.type ?? line?.effectiveType ?? '').slice(0, LONGEST),
  };
}

export function deviceFacts(): DeviceFacts {
  const { userAgent, connection } = navigator as Navigator & { connection?: Line };
  return readDeviceFacts(userAgent, connection);
}
