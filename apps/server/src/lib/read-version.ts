import { effectiveVersion } from '@juban/catalog';
import { isVersion } from '@juban/domain';
import { withoutSecrets } from './without-secrets.ts';

/** No phone is shorter. */
const PHONE_LENGTH = 11;

/** Versions are stored with events: a phone between dots looks like a version and must not pass. */
const isPhone = (version: string): boolean =>
  version.length >= PHONE_LENGTH && withoutSecrets(version) !== version;

/** The version that a client sent, if it is one; otherwise the same as for none. */
export function readVersion(clientTypeId: string, version: string | undefined): string {
  const isVersionText = version === '' || (version !== undefined && isVersion(version) && !isPhone(version));
  return effectiveVersion(clientTypeId, isVersionText ? version : undefined);
}
