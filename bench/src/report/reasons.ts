/** Why a row is below its bar, found by a profile, and what to do next. */
export interface Reason {
  why: string;
  next: string;
}

/** By the row's first cell. A row stands here only while it is below, and only once its cause is known. */
export const REASONS: Readonly<Record<string, Reason>> = {};
