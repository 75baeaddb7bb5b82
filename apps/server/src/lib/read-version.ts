import { effectiveVersion } from '@juban/catalog';
import { isVersion } from '@juban/domain';

/** The version that counts of what a client says: what is none says as little as nothing does. */
export function readVersion(clientTypeId: string, said: string | undefined): string {
  const isSaid = said === '' || (said !== undefined && isVersion(said));
  return effectiveVersion(clientTypeId, isSaid ? said : undefined);
}
