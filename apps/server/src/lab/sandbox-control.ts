import { CODE } from '@juban/contract/code-names';
import type { Config } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import { SANDBOX_PROVIDERS, sandboxProviderUrl } from '../sandbox-providers.ts';

const TIME_LIMIT_MS = 9_000;

/** Calls the sandbox's control API; its refusals become our own. */
export async function callSandbox<Answer>(url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  }).catch(() => {
    throw new Refusal(CODE.busy, { msg: '沙箱没有应答' });
  });
  if (response.ok) return response.json() as Promise<Answer>;
  if (response.status === 404) throw new Refusal(CODE.notFound);
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Refusal(CODE.conflict, { msg: `沙箱拒绝：${error ?? response.status}` });
}

/**
 * Money of removed users would be neither fulfilled nor refunded; a provider that is down has none to check.
 */
export async function forgetTrades(config: Config): Promise<void> {
  for (const provider of SANDBOX_PROVIDERS) {
    const url = sandboxProviderUrl(provider, config);
    if (url) await callSandbox(`${url}/control/reset`, {}).catch(() => undefined);
  }
  if (config.partners) await callSandbox(`${config.partners.url}/control/reset`, {}).catch(() => undefined);
}
