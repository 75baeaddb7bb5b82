/** The adapter of a provider. A missing one is an error of the configuration, never the caller's. */
export function providerFor<Adapter>(adapters: ReadonlyMap<string, Adapter>, provider: string): Adapter {
  const adapter = adapters.get(provider);
  if (!adapter) throw new Error(`no adapter is configured for ${provider}`);
  return adapter;
}
