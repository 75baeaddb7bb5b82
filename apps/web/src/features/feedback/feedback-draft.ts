import type { Draft } from './use-send.ts';

export interface FeedbackDraft extends Pick<Draft, 'content' | 'contact'> {
  /** Addresses of stored pictures; unfinished uploads have to be picked again. */
  pictures: readonly string[];
}

/** The part of a form that survives a login; undefined if it is empty. */
export function feedbackDraftOf({ content, contact, pictures }: Draft): FeedbackDraft | undefined {
  const stored = pictures.filter(({ state }) => state === 'stored').map(({ address }) => address);
  const isEmpty = !content && !contact && stored.length === 0;
  return isEmpty ? undefined : { content, contact, pictures: stored };
}

function isDraft(kept: unknown): kept is FeedbackDraft {
  const { content, contact, pictures } = Object(kept);
  return typeof content === 'string' && typeof contact === 'string' && Array.isArray(pictures);
}

/** Separate drafts for problems, complaints and each prize. */
export const feedbackDraftKind = (isPrivacy: boolean, drawId = '') => ({
  name: isPrivacy ? 'privacyDraft' : `feedbackDraft${drawId}`,
  isDraft,
});
