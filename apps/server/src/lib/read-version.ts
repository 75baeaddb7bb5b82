import { effectiveVersion } from '@juban/catalog';
import { isVersion } from '@juban/domain';
import { withoutSecrets } from './without-secrets.ts';

/** No phone is shorter. */
const PHONE_LENGTH = 11;

/** It is kept with what the client does: a phone between dots reads like a version, and is none. */
const isPhone = (said: string): boolean => said.length >= PHONE_LENGTH && withoutSecrets(said) !== said;

/** The version that counts of what a client says: what is none says as little as nothing does. */
export function readVersion(clientTypeId: string, said: string | undefined): string {
  const isSaid = said === '' || (said !== undefined && isVersion(said) && !isPhone(said));
  return effectiveVersion(clientTypeId, isSaid ? said : undefined);
}
