/** Why a row is below its target, according to a profile, and the next step. */
export interface Reason {
  why: string;
  next: string;
}

/** By the first cell of the row. Listed only while the row is below target and its cause is known. */
export const REASONS: Readonly<Record<string, Reason>> = {};
