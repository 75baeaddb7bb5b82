import type { Container } from './container.ts';
import { getHost } from './host.ts';

export type PhoneKind = 'ios' | 'android' | 'other';

const BY_CONTAINER: Readonly<Partial<Record<Container, PhoneKind>>> = {
  ios: 'ios',
  ipad: 'ios',
  android: 'android',
  harmony: 'android',
};

/** Which system's file picker the page has to expect; in a social app or browser, by user agent. */
export function phoneKindOf(container: Container, userAgent: string, touchPoints: number): PhoneKind {
  const played = BY_CONTAINER[container];
  if (played) return played;
  if (/\b(iPhone|iPod|iPad)\b/.test(userAgent)) return 'ios';
  // iPads report themselves as Macs, but have touch.
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'other';
}

export function phoneKind(): PhoneKind {
  if (typeof navigator === 'undefined') return 'other';
  return phoneKindOf(getHost().container, navigator.userAgent, navigator.maxTouchPoints);
}
