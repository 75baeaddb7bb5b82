import type { Draft } from './use-send.ts';

export interface FeedbackDraft extends Pick<Draft, 'content' | 'contact'> {
  /** Addresses of those that the server has already; what was still on its way has to be picked again. */
  pictures: readonly string[];
}

/** What of a form outlives a login; undefined for an empty one. */
export function feedbackDraftOf({ content, contact, pictures }: Draft): FeedbackDraft | undefined {
  const stored = pictures.filter(({ state }) => state === 'stored').map(({ address }) => address);
  const isEmpty = !content && !contact && stored.length === 0;
  return isEmpty ? undefined : { content, contact, pictures: stored };
}

function isDraft(kept: unknown): kept is FeedbackDraft {
  const { content, contact, pictures } = Object(kept);
  return typeof content === 'string' && typeof contact === 'string' && Array.isArray(pictures);
}

/** A complaint does not turn up in the form of a problem, nor a prize in that of another. */
export const feedbackDraftKind = (isPrivacy: boolean, drawId = '') => ({
  name: isPrivacy ? 'privacyDraft' : `feedbackDraft${drawId}`,
  isDraft,
});
