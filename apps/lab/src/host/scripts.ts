import { type BridgeScript, labApi } from '../lib/lab-api.ts';
import { createStore } from '../lib/store.ts';

type Scripts = Readonly<Record<string, BridgeScript>>;

/** Scripted answers by method, as the server last told them: they are also set from outside this page. */
export const bridgeScripts = createStore<Scripts>({});

function keep({ scripts }: { scripts: Scripts }): Scripts {
  if (JSON.stringify(scripts) !== JSON.stringify(bridgeScripts.get())) bridgeScripts.set(scripts);
  return scripts;
}

/** What was last heard counts while the server does not answer. */
export const refreshScripts = (): Promise<Scripts> =>
  labApi.readBridge().then(keep, () => bridgeScripts.get());

export async function setScript(method: string, script: BridgeScript): Promise<void> {
  keep(await labApi.scriptBridge({ method, ...script }));
}

export async function dropScript(method: string): Promise<void> {
  keep(await labApi.scriptBridge({ method, reset: true }));
}
