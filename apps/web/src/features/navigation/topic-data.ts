import type { CallOutput } from '@juban/contract/schemas';
import type { MouseEvent, ReactNode } from 'react';

/** A navigation topic with its sections. */
export type Topic = CallOutput<'getNavigation'>;
export type Section = Topic['sections'][number];

/** The way into the app. */
export interface WayIn {
  href: string;
  open: (event: MouseEvent) => void;
  opening: boolean;
  hint: ReactNode;
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
