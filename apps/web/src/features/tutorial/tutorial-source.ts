import { findClientType } from '@juban/catalog';
import { parseSearch } from '../../lib/search.ts';
import { whenHostConnected } from '../../platform/host/when-host-connected.ts';
import { type ClientSearch, namedClientType } from '../../platform/session/client-identity.ts';
import type { FamilySource } from './choose-family.ts';
import { FAMILY_OF_PLATFORM, type TutorialFamily } from './tutorial-family.ts';

export function familyNamedIn(search: ClientSearch): TutorialFamily | undefined {
  const clientType = findClientType(namedClientType(search) ?? '');
  return clientType && FAMILY_OF_PLATFORM[clientType.platform];
}

/** The host's answer is written into the address, so it is read from there. */
export const HOST_SOURCE: FamilySource = {
  named: () => familyNamedIn(parseSearch(window.location.search)),
  whenAsked: whenHostConnected,
};
