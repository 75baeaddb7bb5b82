import type { Secrets } from '../../lib/secrets.ts';

interface Requester {
  deviceId: string | undefined;
  requesterCookie: string | undefined;
}

export const cookieIndex = (secrets: Secrets, cookie: string) =>
  secrets.index('requester', `cookie:${cookie}`);

/** The requester, as keyed hashes of the cookie and of the device id; empty for a caller with neither. */
export const requesterIndexes = (secrets: Secrets, { requesterCookie, deviceId }: Requester): string[] => [
  ...(requesterCookie ? [cookieIndex(secrets, requesterCookie)] : []),
  ...(deviceId ? [secrets.index('requester', `device:${deviceId}`)] : []),
];
