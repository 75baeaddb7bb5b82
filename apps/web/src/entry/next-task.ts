/** Lets whatever waits, a tap or a frame, come in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
