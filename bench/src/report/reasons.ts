/** Why a row is below its bar, found by a profile, and what to do next. */
export interface Reason {
  why: string;
  next: string;
}

/** By the row's first cell. A row stands here only while it is below, and only once its cause is known. */
export const REASONS: Readonly<Record<string, Reason>> = {
  warm: {
    why: 'with load 13 and more on two cores a start waits; by itself it takes 6.4 s of CPU in the server, of which 1.7 s load its files, and 0.8 s in the two processes around it',
    next: 'a CPU profile of what is left, most likely the embedded database, on a machine without other work',
  },
};
