import type { CallOutput } from '@juban/contract/schemas';
import type { ownTarget } from '../../lib/own-target.ts';

type Answer = CallOutput<'getNavigation'>;

/** Ready for a style: chosen where the page is loaded, so that no page carries what chooses them. */
export type TopicColours = Record<`--topic-${string}`, string>;

export type Section = Answer['sections'][number] & {
  /** Undefined where a section has none of its own. */
  colours: TopicColours | undefined;
  /** Where more of it is to be found. */
  more: ReturnType<typeof ownTarget>;
};

/** A navigation topic with its sections. */
export interface Topic {
  navigation: Answer['navigation'];
  colours: TopicColours;
  sections: readonly Section[];
}

/** Where a section stands, as events tell it. */
export interface SectionPlace {
  navigationId: string;
  sectionId: string;
  /** From 0. */
  place: number;
}

export const TOPIC_PATH = '/next/navigation';
/** How long something must be in view to count as seen. */
export const EXPOSED_MS = 3_000;
