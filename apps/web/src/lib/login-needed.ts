let listener: (() => void) | undefined;

/** Called whenever a call was refused for want of a login; returns the way to stop it. */
export function onLoginNeeded(wanted: () => void): () => void {
  listener = wanted;
  return () => {
    if (listener === wanted) listener = undefined;
  };
}

export function tellLoginNeeded(): void {
  listener?.();
}
