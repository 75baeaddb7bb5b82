import type { Transport } from '@juban/contract/client';
import { getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { parseSearch } from '../../lib/search.ts';
import { clientOfAddress } from '../session/client-of-address.ts';
import { callHeaders } from './http-transport.ts';
import { readEnvelope } from './read-answer.ts';
import { asPageContext } from './server-call.ts';

/** Calls made while the server renders a page: no HTTP, no token, no encryption. */
export const serverTransport: Transport = async (call, input) => {
  const context = asPageContext(getGlobalStartContext());
  if (!context) throw new Error('this call needs a page that is being rendered');
  const address = new URL(getRequest().url);
  const { clientType, clientVersion } = clientOfAddress(address);
  const headers = callHeaders('', clientType.id, clientVersion, parseSearch(address.search).aliId);
  const answer = await context.callInProcess(call, input, headers);
  // Some client types get even these answers encrypted as a whole.
  return readEnvelope(answer.envelope, answer.status, { clientTypeId: clientType.id, sealed: false });
};
