import { type BridgeScript, labApi } from '../lib/lab-api.ts';
import { createStore } from '../lib/store.ts';

type Scripts = Readonly<Record<string, BridgeScript>>;

/** Scripted answers by method, as last read from the server. They can also be set from outside this page. */
export const bridgeScripts = createStore<Scripts>({});

function keep({ scripts }: { scripts: Scripts }): Scripts {
  if (JSON.stringify(scripts) !== JSON.stringify(bridgeScripts.get())) bridgeScripts.set(scripts);
  return scripts;
}

/** Keeps the last known scripts if the server does not answer. */
export const refreshScripts = (): Promise<Scripts> =>
  labApi.readBridge().then(keep, () => bridgeScripts.get());

export async function setScript(method: string, script: BridgeScript): Promise<void> {
  keep(await labApi.scriptBridge({ method, ...script }));
}

export async function dropScript(method: string): Promise<void> {
  keep(await labApi.scriptBridge({ method, reset: true }));
}
