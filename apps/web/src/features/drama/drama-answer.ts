import { notFound } from '@tanstack/react-router';
import { findKnown, isId } from '../../lib/find-known.ts';
import { tellStatus } from '../../lib/tell-status.ts';

const GONE = 410;

/** Loads a drama; an invalid or unknown id gives the not-found page. */
export async function askForDrama<Answer extends { dramaInfo: { enable: boolean } }>(
  ids: ReadonlyArray<string | undefined>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = ids.every(isId) ? await findKnown(ask()) : null;
  if (!answer) throw notFound();
  if (!answer.dramaInfo.enable) await tellStatus(GONE);
  return answer;
}
