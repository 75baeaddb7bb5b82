import { createClient, type Transport } from '@juban/contract/client';
import { whenHostMet } from '../host/when-host-met.ts';
import type { Api } from './api.ts';
import { clientOfAddress } from './client-of-address.ts';
import { createHttpTransport } from './http-transport.ts';
import { parseSearch } from './search.ts';
import { getToken } from './session.ts';
import { unwrapAnswers } from './unwrap-answers.ts';

const send = createHttpTransport({
  fetch: (...request) => window.fetch(...request),
  token: getToken,
  client: () => clientOfAddress(window.location),
  deviceId: async () => (await whenHostMet())?.deviceId(),
  aliId: () => parseSearch(window.location.search).aliId,
});

/** Who is asking may be known to the app alone, and no call may go out under another name. */
const transport: Transport = async (call, input) => {
  await whenHostMet();
  return send(call, input);
};

export const browserApi = unwrapAnswers(createClient(transport)) as Api;
