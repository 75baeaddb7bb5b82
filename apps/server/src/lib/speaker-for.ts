/** Whoever speaks to a provider for us. That nobody does is a fault of the set-up, never the caller's. */
export function speakerFor<Speaker>(speakers: ReadonlyMap<string, Speaker>, provider: string): Speaker {
  const speaker = speakers.get(provider);
  if (!speaker) throw new Error(`nobody speaks for ${provider}`);
  return speaker;
}
