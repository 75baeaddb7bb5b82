import { isVersion } from './is-version.ts';

/** Negative, zero or positive if a is older than, equal to or newer than b. Missing parts count as 0. */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function isAtLeastVersion(version: string, gate: string): boolean {
  return isVersion(version) && compareVersions(version, gate) >= 0;
}
