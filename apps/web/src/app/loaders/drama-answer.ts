import { BRANDS, type Brand } from '@juban/catalog';
import { notFound } from '@tanstack/react-router';
import { ApiError } from '../../lib/api.ts';
import { type ClientSearch, identifyClient } from '../../lib/client-identity.ts';
import { tellStatus } from './tell-status.ts';

const GONE = 410;
const ID = /^[\w-]{1,64}$/;

/** A drama as asked for; whatever cannot be one, or is none, is the not-found page. */
export async function askForDrama<Answer extends { dramaInfo: { enable: boolean } }>(
  ids: ReadonlyArray<string | undefined>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (!ids.every((id) => id !== undefined && ID.test(id))) throw notFound();
  const answer = await ask().catch((cause: unknown) => {
    if (cause instanceof ApiError && (cause.httpStatus === 404 || cause.httpStatus === 400)) throw notFound();
    throw cause;
  });
  if (!answer.dramaInfo.enable) await tellStatus(GONE);
  return answer;
}

export function brandOf(search: ClientSearch): Brand {
  return BRANDS[identifyClient(search).clientType.brand];
}
