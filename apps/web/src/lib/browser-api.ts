import { createClient } from '@juban/contract/client';
import type { Api } from './api.ts';
import { createHttpTransport } from './http-transport.ts';
import { currentClient, getToken } from './session.ts';
import { unwrapAnswers } from './unwrap-answers.ts';

const transport = createHttpTransport({
  fetch: (...request) => window.fetch(...request),
  token: getToken,
  client: currentClient,
});

export const browserApi = unwrapAnswers(createClient(transport)) as Api;
