import type { Transport } from '@juban/contract/client';
import { getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { identifyClient } from './client-identity.ts';
import { callHeaders } from './http-transport.ts';
import { readEnvelope } from './read-answer.ts';
import { parseSearch } from './search.ts';
import { asPageContext } from './server-call.ts';

/** Calls made while a page renders on the server: no HTTP, no token, plain values. */
export const serverTransport: Transport = async (call, input) => {
  const context = asPageContext(getGlobalStartContext());
  if (!context) throw new Error('no page is being rendered');
  const { clientType, clientVersion } = identifyClient(parseSearch(new URL(getRequest().url).search));
  const answer = await context.callInProcess(call, input, callHeaders('', clientType.id, clientVersion));
  // Some client types get even these answers as one sealed body.
  return readEnvelope(answer.envelope, answer.status, { clientTypeId: clientType.id, sealed: false });
};
