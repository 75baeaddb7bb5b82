/** Yields so that waiting taps and frames are handled first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
