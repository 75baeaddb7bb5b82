import type { Transport } from '@juban/contract/client';
import { getGlobalStartContext } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { identifyClient } from './client-identity.ts';
import { callHeaders } from './http-transport.ts';
import { parseSearch } from './search.ts';
import type { PageContext } from './server-call.ts';

/** Calls made while a page renders on the server: no HTTP, no token, plain values. */
export const serverTransport: Transport = async (call, input) => {
  const context = getGlobalStartContext() as PageContext;
  const { clientType, clientVersion } = identifyClient(parseSearch(new URL(getRequest().url).search));
  const answer = await context.callInProcess(call, input, callHeaders('', clientType.id, clientVersion));
  return answer.envelope;
};
