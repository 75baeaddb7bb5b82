import { createClient } from '@juban/contract/client';
import type { Api } from './api-type.ts';
import { serverTransport } from './server-transport.ts';
import { unwrapAnswers } from './unwrap-answers.ts';

export const serverApi = unwrapAnswers(createClient(serverTransport)) as Api;
