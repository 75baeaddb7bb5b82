import { notFound } from '@tanstack/react-router';
import { findOrNull, isId } from '../../lib/find-or-null.ts';
import { reportStatus } from '../../lib/report-status.ts';

const GONE = 410;

/** Loads a drama; an invalid or unknown id gives the not-found page. */
export async function askForDrama<Answer extends { dramaInfo: { enable: boolean } }>(
  ids: ReadonlyArray<string | undefined>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = ids.every(isId) ? await findOrNull(ask()) : null;
  if (!answer) throw notFound();
  if (!answer.dramaInfo.enable) await reportStatus(GONE);
  return answer;
}
