import type { CallOutput } from '@juban/contract/schemas';
import type { internalTarget } from '../../lib/internal-target.ts';

type Answer = CallOutput<'getNavigation'>;

/** Ready-made style values: computed in the loader, so that the page does not load the code for it. */
export type TopicColours = Record<`--topic-${string}`, string>;

export type Section = Answer['sections'][number] & {
  /** Undefined if the section has none. */
  colours: TopicColours | undefined;
  /** Target of the "more" link. */
  more: ReturnType<typeof internalTarget>;
};

/** A navigation topic with its sections. */
export interface Topic {
  navigation: Answer['navigation'];
  colours: TopicColours;
  sections: readonly Section[];
}

/** The section's position in events. */
export interface SectionPlace {
  navigationId: string;
  sectionId: string;
  /** From 0. */
  place: number;
}

export const TOPIC_PATH = '/next/navigation';
/** How long something must be in view to count as seen. */
export const EXPOSED_MS = 3_000;
